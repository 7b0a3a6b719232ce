import { BlockList, isIP } from 'node:net'
import type { Finding } from './finding.ts'
import type { Lookup } from './lookup.ts'

/** RFC 7208, 4.6.4: a record that needs more look-ups than this counts as broken. */
const mostLookups = 10

type Walk = { lookups: number; allowed: BlockList; sawBroken: boolean }

const spfRecords = (texts: readonly string[]) => texts.filter((text) => /^v=spf1( |$)/i.test(text))

function allow({ allowed }: Walk, address: string, bits?: number): void {
  const version = isIP(address)
  if (version === 0) return
  const family = version === 4 ? 'ipv4' : 'ipv6'
  allowed.addSubnet(address, bits ?? (version === 4 ? 32 : 128), family)
}

/** Follows a record through what it includes, noting who may send and how many look-ups that takes. */
async function follow(lookup: Lookup, domain: string, record: string, walk: Walk): Promise<void> {
  for (const term of record.split(/\s+/).slice(1)) {
    const [, qualifier = '', mechanism = '', value = ''] = /^([-+~?]?)([a-z\d]+)(?:[:=]?(.*))$/i.exec(term) ?? []
    if (qualifier !== '' && qualifier !== '+') continue
    const [target = '', bits] = value.split('/')
    const name = mechanism.toLowerCase()
    if (name === 'ip4' || name === 'ip6') allow(walk, target, bits ? Number(bits) : undefined)
    if (!['include', 'redirect', 'a', 'mx', 'exists', 'ptr'].includes(name)) continue
    walk.lookups += 1
    if (walk.lookups > mostLookups) return
    if (name === 'include' || name === 'redirect') {
      const [inner] = spfRecords(await lookup.txt(target))
      if (inner) await follow(lookup, target, inner, walk)
      else walk.sawBroken = true
    }
    if (name === 'a') for (const address of await lookup.addresses(target || domain)) allow(walk, address)
    if (name === 'mx') {
      for (const exchange of await lookup.mx(target || domain)) {
        for (const address of await lookup.addresses(exchange)) allow(walk, address)
      }
    }
  }
}

/** Whether the record names one of the addresses; undefined when there is nothing to compare. */
function names({ allowed }: Walk, addresses: readonly string[]): boolean | undefined {
  if (addresses.length === 0) return
  return addresses.some((address) => allowed.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6'))
}

/** The sender's domain says which machines may send for it. `mailServer`: the host in SMTP_URL. */
export async function findSpf(lookup: Lookup, domain: string, mailServer: string): Promise<Finding> {
  const found = spfRecords(await lookup.txt(domain))
  const [record] = found
  const set = `TXT at ${domain}: v=spf1 include:… ~all   (what to include, your mail provider says)`
  const is = (state: Finding['state'], say: string, fix?: string): Finding => ({
    record: 'SPF',
    state,
    found: record ?? null,
    say,
    ...(fix && { set: fix }),
  })
  if (!record) return is('missing', 'No machine is named that may send mail for this domain', set)
  if (found.length > 1) return is('missing', 'There are two records: together they count as none. Make them one', set)
  const walk: Walk = { lookups: 0, allowed: new BlockList(), sawBroken: false }
  await follow(lookup, domain, record, walk)
  if (walk.lookups > mostLookups) return is('missing', `It takes more than ${mostLookups} look-ups, and counts as none`)
  if (walk.sawBroken) return is('missing', 'It includes a domain without a record of its own, and counts as none')
  if (/\s\+?all\b/i.test(record)) return is('weak', 'It allows every machine in the world: end it with ~all')
  if (!/\s[-~]all\b|\sredirect=/i.test(record)) return is('weak', 'It forbids nobody: end it with ~all')
  if (names(walk, await lookup.addresses(mailServer)) === false) {
    const why = `It does not name ${mailServer}. Providers often send from other machines: send a test and see`
    return is('weak', `${why} whether "SPF: PASS" stands in its headers`)
  }
  return is('good', `It names the mail server ${mailServer}, or its provider`)
}
