import { expect, test } from 'vitest'
import { isPhoneNumber } from './phone-number.ts'

test.each([
  '01632 960118',
  '(01632) 960 118',
  '01204 52012',
  '07700 900482 (Sam)',
  '01632 960118 / 07700 900482',
  '+44 (0)1632 960118',
  '0044 (0)20 7946 0958',
  '447700900482',
  '07700–900–482',
  '020 7946 0958 ext 12',
  '+353 1 496 0000',
])('%s can be called', (number) => {
  expect(isPhoneNumber(number)).toBe(true)
})

test.each([
  'call me',
  '0770 090 048',
  '07700 9004821',
  '00000000000',
  '+44 20 7946 09588',
  '+999',
  '+1234567890123456',
  '960118 or 960119',
  '०७७०० ९००४८२',
])('"%s" cannot', (number) => {
  expect(isPhoneNumber(number)).toBe(false)
})
