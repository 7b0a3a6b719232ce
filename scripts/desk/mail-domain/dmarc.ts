import type { Finding } from './finding.ts'
import type { Lookup } from './lookup.ts'

/** The domain and those above it, down to two names: `a.b.firm.co.uk` also asks b.firm.co.uk, firm.co.uk and co.uk. */
function ownAndAbove(domain: string): string[] {
  const names = domain.split('.')
  return names.slice(0, -1).map((_, index) => names.slice(index).join('.'))
}

/** What other mail systems are to do with mail that says it is from this domain and cannot show it. */
export async function findDmarc(lookup: Lookup, domain: string): Promise<Finding> {
  const set = `TXT at _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:postmaster@${domain}   (p=quarantine once the reports show only your own)`
  for (const name of ownAndAbove(domain)) {
    const found = (await lookup.txt(`_dmarc.${name}`)).filter((text) => /^v=DMARC1\b/i.test(text))
    const [record] = found
    if (!record) continue
    const is = (state: Finding['state'], say: string): Finding => ({ record: 'DMARC', state, found: record, say })
    if (found.length > 1) return { ...is('missing', 'There are two records: together they count as none'), set }
    const own = /\bp\s*=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase()
    const below = /\bsp\s*=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase()
    const policy = name === domain ? own : (below ?? own)
    if (policy === 'none') return is('weak', 'It only asks for reports (p=none): a start, not yet a protection')
    if (policy === 'quarantine' || policy === 'reject') return is('good', `Forged mail is put aside (p=${policy})`)
    return { ...is('missing', 'It has no policy that is known (p=none, quarantine or reject)'), set }
  }
  return {
    record: 'DMARC',
    state: 'missing',
    found: null,
    say: 'Large providers put mail without it in the spam folder',
    set,
  }
}
