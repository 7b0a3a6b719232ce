import { type Config, ConfigError } from '#server/config.ts'
import { exitCodes } from './exit-codes.ts'
import { findDkim } from './mail-domain/dkim.ts'
import { findDmarc } from './mail-domain/dmarc.ts'
import type { Finding } from './mail-domain/finding.ts'
import { type Lookup, LookupFailed, lookupAt } from './mail-domain/lookup.ts'
import { findSpf } from './mail-domain/spf.ts'

const freeMail = /^(gmail|googlemail|outlook|hotmail|live|yahoo|icloud|aol|btinternet|gmx|proton)\./i

function domainOf(mailbox: string): string {
  return mailbox.replace(/>$/, '').split('@').at(-1)?.toLowerCase() ?? ''
}

/** Mail that bounces comes back to the sender's domain, and some receivers take none from one that takes none. */
async function findMx(lookup: Lookup, domain: string): Promise<Finding> {
  const found = await lookup.mx(domain)
  return found.length > 0
    ? {
        record: 'MX',
        state: 'good',
        found: found.join(', '),
        say: 'The domain takes mail, so what bounces is heard of',
      }
    : { record: 'MX', state: 'weak', found: null, say: 'The domain takes no mail: what bounces is lost' }
}

function exitOf(findings: readonly Finding[]) {
  if (findings.some(({ state }) => state === 'missing')) return exitCodes.critical
  return findings.some(({ state }) => state === 'weak') ? exitCodes.warning : exitCodes.well
}

/** Looks up what decides whether mail from ENQUIRIES_FROM reaches inboxes, and says what is missing. */
export async function checkMailDomain({ delivery }: Config, { dns, selector }: { dns?: string; selector?: string }) {
  if (!delivery) throw new ConfigError('ENQUIRIES_FROM is not set: there is no sender to check')
  const domain = domainOf(delivery.from)
  if (freeMail.test(domain)) {
    const text = `${domain} is not your domain: only its own servers may send for it. Set ENQUIRIES_FROM to an address of yours.`
    return { exit: exitCodes.critical, text, data: { domain, findings: [] } }
  }
  try {
    const lookup = lookupAt(dns)
    const findings = [
      await findSpf(lookup, domain, new URL(delivery.smtpUrl).hostname.replace(/^\[|\]$/g, '')),
      await findDkim(lookup, domain, selector),
      await findDmarc(lookup, domain),
      await findMx(lookup, domain),
    ]
    const lines = findings.flatMap(({ record, state, found, say, set }) => [
      `${record.padEnd(6)}${state.padEnd(9)}${say}`,
      ...(found ? [`               found: ${found}`] : []),
      ...(set ? [`               set:   ${set}`] : []),
    ])
    return { exit: exitOf(findings), text: `Mail from ${domain}\n\n${lines.join('\n')}`, data: { domain, findings } }
  } catch (error) {
    if (!(error instanceof LookupFailed)) throw error
    return { exit: exitCodes.unknown, text: error.message, data: { domain, error: error.message } }
  }
}
