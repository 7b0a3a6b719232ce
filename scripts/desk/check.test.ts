import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { checkMailDomain } from './check.ts'
import { startNameServer, type Zone } from './name-server.ts'

const dkim = `v=DKIM1; k=rsa; p=${'A'.repeat(360)}`

const good: Zone = {
  'firm.example': {
    TXT: ['google-site-verification=x', 'v=spf1 include:spf.provider.example ~all'],
    MX: ['mx.firm.example'],
  },
  'spf.provider.example': { TXT: ['v=spf1 ip4:192.0.2.0/24 -all'] },
  'smtp.provider.example': { A: ['192.0.2.25'] },
  's1._domainkey.firm.example': { TXT: [dkim] },
  '_dmarc.firm.example': { TXT: ['v=DMARC1; p=quarantine; rua=mailto:postmaster@firm.example'] },
}

async function check(
  zone: Zone,
  { from = 'Firm <website@firm.example>', selector = undefined as string | undefined } = {},
) {
  const server = await startNameServer(zone)
  const config = readConfig({
    SMTP_URL: 'smtp://user:secret@smtp.provider.example:587',
    ENQUIRIES_TO: 'office@firm.example',
    ENQUIRIES_FROM: from,
  })
  const outcome = await checkMailDomain(config, { dns: server.address, selector })
  await server.close()
  const findings = 'findings' in outcome.data ? (outcome.data.findings ?? []) : []
  return { ...outcome, states: Object.fromEntries(findings.map(({ record, state }) => [record, state])) }
}

it('finds everything in order', async () => {
  const { exit, states, text } = await check(good)
  expect([exit, states]).toEqual([0, { SPF: 'good', DKIM: 'good', DMARC: 'good', MX: 'good' }])
  expect(text).not.toContain('secret')
})

it('says of a bare domain what to set, record by record', async () => {
  const { exit, states, text } = await check({})
  expect([exit, states]).toEqual([2, { SPF: 'missing', DKIM: 'weak', DMARC: 'missing', MX: 'weak' }])
  expect(text).toContain('set:   TXT at firm.example: v=spf1 include:… ~all')
  expect(text).toContain('set:   TXT at _dmarc.firm.example: v=DMARC1; p=none; rua=mailto:postmaster@firm.example')
})

const loop = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `n${index}.example`,
    { TXT: [`v=spf1 include:n${index + 1}.example -all`] },
  ]),
)

it.each<[string, string[], string, Zone]>([
  ['two records', ['v=spf1 mx -all', 'v=spf1 a -all'], 'missing', {}],
  ['everybody', ['v=spf1 +all'], 'weak', {}],
  ['nobody forbidden', ['v=spf1 ip4:192.0.2.25 ?all'], 'weak', {}],
  ['another mail server', ['v=spf1 ip4:198.51.100.1 -all'], 'weak', {}],
  ['its own MX', ['v=spf1 mx -all'], 'good', { 'mx.firm.example': { A: ['192.0.2.25'] } }],
  ['a redirect', ['v=spf1 redirect=spf.provider.example'], 'good', {}],
  ['an include that is not there', ['v=spf1 include:gone.example ~all'], 'missing', {}],
  ['more look-ups than allowed', ['v=spf1 include:n0.example ~all'], 'missing', loop],
])('SPF with %s', async (_, records, state, more) => {
  const zone = { ...good, ...more, 'firm.example': { TXT: records, MX: ['mx.firm.example'] } }
  expect((await check(zone)).states.SPF).toBe(state)
})

it('looks for the DKIM key under the name it is given', async () => {
  expect((await check(good, { selector: 's1' })).states.DKIM).toBe('good')
  expect((await check(good, { selector: 'other' })).states.DKIM).toBe('missing')
  const revoked = { ...good, 's1._domainkey.firm.example': { TXT: ['v=DKIM1; p='] } }
  expect((await check(revoked)).states.DKIM).toBe('missing')
})

it.each([
  ['v=DMARC1; p=none', 'weak'],
  ['v=DMARC1; p=reject', 'good'],
  ['v=DMARC1; rua=mailto:x@firm.example', 'missing'],
])('DMARC %s is %s', async (record, state) => {
  expect((await check({ ...good, '_dmarc.firm.example': { TXT: [record] } })).states.DMARC).toBe(state)
})

it('takes the policy of the domain above for a sender below it', async () => {
  const from = 'website@mail.firm.example'
  expect((await check(good, { from })).states.DMARC).toBe('good')
  const below = { ...good, '_dmarc.firm.example': { TXT: ['v=DMARC1; p=reject; sp=none'] } }
  expect((await check(below, { from })).states.DMARC).toBe('weak')
})

it('refuses a sender whose domain is somebody else’s', async () => {
  expect(await check(good, { from: 'firm@gmail.com' })).toMatchObject({
    exit: 2,
    text: expect.stringContaining('not your domain'),
  })
})

it('says so when it cannot be told', async () => {
  expect(await check({ 'firm.example': 'broken' })).toMatchObject({
    exit: 3,
    text: expect.stringContaining('ESERVFAIL'),
  })
})
