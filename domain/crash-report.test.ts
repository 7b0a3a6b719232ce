import { describe, expect, it, test } from 'vitest'
import { browserName, composeCrashReport, crashMessage, crashReport } from './crash-report.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

test('a report names page, message, component and browser', () => {
  const report = composeCrashReport({
    error: new TypeError("Cannot read properties of undefined (reading 'map')"),
    component: 'EnquiryForm',
    page: '/contact',
    userAgent: firefox,
  })
  expect(report).toEqual({
    page: '/contact',
    message: "TypeError: Cannot read properties of undefined (reading 'map')",
    component: 'EnquiryForm',
    browser: 'Firefox 145, Windows',
  })
  expect(crashReport.safeParse(report).success).toBe(true)
})

describe('nothing a visitor typed gets into a message', () => {
  it.each([
    [`Unexpected token 'Z', "Zoë O’Brien" is not valid JSON`, `Unexpected token 'Z', "…"`],
    [`Unexpected token, "{"name":"Zoë`, 'Unexpected token, "…"'],
    ["Cannot find 'Zoë O Brien' in list", "Cannot find '…' in list"],
    ['no such address zoe@visitor.example here', 'no such address … here'],
    ['bad number +44 (0)1632 960001!', 'bad number …!'],
    ['failed https://firm.example/contact?name=Zoe#x now', 'failed https://firm.example/contact now'],
  ])('%s', (message, kept) => {
    expect(crashMessage(message)).toBe(kept)
  })
})

it.each([
  [firefox, 'Firefox 145, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari 18, iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome 142, Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge 142, Windows',
  ],
  ['curl/8', 'another browser'],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})

it('a report cannot carry more than it should', () => {
  const good = composeCrashReport({ error: new Error('x'), component: 'form', page: '/', userAgent: '' })
  for (const bad of [
    { ...good, name: 'Zoë' },
    { ...good, page: 'https://firm.example/?q=zoe' },
    { ...good, message: 'x'.repeat(301) },
    { ...good, component: 'x'.repeat(201) },
    { page: '/' },
  ]) {
    expect(crashReport.safeParse(bad).success).toBe(false)
  }
})
