import type { Finding } from './finding.ts'
import type { Lookup } from './lookup.ts'

/** Names that the usual mail providers give their keys: Google, Microsoft, Mailchimp, SendGrid, Fastmail, Zoho, Brevo, Postmark … */
const usualSelectors = [
  ...['google', 'selector1', 'selector2', 'k1', 'k2', 'k3', 's1', 's2', 'fm1', 'fm2', 'fm3', 'zoho', 'zmail'],
  ...['mail', 'brevo1', 'brevo2', 'pm', 'mailjet', 'smtp', 'default', 'dkim', 'protonmail', 'key1', 'sig1', 'x'],
]

/** The key with which the mail server signs. Which name it has only the provider knows; without one the usual are tried. */
export async function findDkim(lookup: Lookup, domain: string, selector?: string): Promise<Finding> {
  const selectors = selector ? [selector] : usualSelectors
  const keys = await Promise.all(
    selectors.map(async (name) => ({ name, texts: await lookup.txt(`${name}._domainkey.${domain}`) })),
  )
  const found = keys.flatMap(({ name, texts }) =>
    texts.filter((text) => /\bp=/.test(text)).map((text) => ({ name, text })),
  )
  const good = found.find(({ text }) => /\bp=\s*[\w+/]/.test(text))
  const set = `TXT or CNAME at ${selector ?? 'SELECTOR'}._domainkey.${domain}: as your mail provider says, where it signs for this domain`
  if (good) {
    return { record: 'DKIM', state: 'good', found: `${good.name}: ${good.text.slice(0, 60)}…`, say: 'A key is there' }
  }
  if (found.length > 0) {
    return {
      record: 'DKIM',
      state: 'missing',
      found: found[0]?.name ?? null,
      say: 'The key has been taken back (p= is empty)',
      set,
    }
  }
  const say = selector
    ? `No key under the name ${selector}`
    : 'No key under any usual name. If your provider gave it another: npm run desk -- check --selector NAME'
  return { record: 'DKIM', state: selector ? 'missing' : 'weak', found: null, say, set }
}
