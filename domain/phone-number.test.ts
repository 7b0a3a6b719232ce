import { expect, test } from 'vitest'
import { isPhoneNumber } from './phone-number.ts'

test.each([
  '01632 960118',
  '01632960118',
  '(01632) 960 118',
  '01632.960.118',
  '07700 900482',
  '0808 157 0192',
  '0800 00 1066',
  '+44 1632 960118',
  '+44 (0)1632 960118',
  '(+44) 7700 900482',
  '0044 (0)20 7946 0958',
  '447700900482',
  '07700–900–482',
  '020 7946 0958 ext 12',
  '020 7946 0958, extension 7',
  '+353 1 496 0000',
  '+49 30 901820',
  '01632 960118 or 07700 900482',
  '07700 900482 call after 5',
  'tel: 01632 960118',
])('%s can be rung', (number) => {
  expect(isPhoneNumber(number)).toBe(true)
})

test.each([
  'call me',
  '12345',
  '0770 090 048',
  '07700 9004821',
  '00000000000',
  '+44 7700 90048',
  '+1234567890123456',
  '960118 or 960119',
  'jo@example.com',
  '०७७०० ९००४८२',
  '',
])('"%s" cannot', (number) => {
  expect(isPhoneNumber(number)).toBe(false)
})
