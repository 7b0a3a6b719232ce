import { expect, it } from 'vitest'
import { visitorKey } from './visitor-key.ts'

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['no address', 'no address'],
])('%s is counted as %s', (ip, key) => {
  expect(visitorKey(ip)).toBe(key)
})
