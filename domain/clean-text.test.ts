import { expect, test } from 'vitest'
import { cleanLine, cleanText, wellFormed } from './clean-text.ts'

test('one line: trimmed, collapsed, line ends become spaces', () => {
  expect(cleanLine('  Jo \t  Smith\r\n& Sons\u00A0Ltd ')).toBe('Jo Smith & Sons Ltd')
})

test('one line: nothing can start a new mail header', () => {
  expect(cleanLine('Jo\r\nBcc: all@example.com')).toBe('Jo Bcc: all@example.com')
  expect(cleanLine('Jo\u2028Bcc\u0085x\u0000y')).toBe('Jo Bcc xy')
})

test('long text keeps its lines, whatever line ends it came with', () => {
  expect(cleanText(' one  beam \r\n two\rthree\n\n\n\nfour\u2029five ')).toBe('one beam\ntwo\nthree\n\nfour\nfive')
})

test('unseen marks of pasted text go, visible text of any script stays', () => {
  expect(cleanText('\uFEFF\u202A07700\u200B 900482\u202C')).toBe('07700 900482')
  expect(cleanText('Łukasz · 5 × 203×133 UB – £1,300 👩‍🔧')).toBe('Łukasz · 5 × 203×133 UB – £1,300 👩‍🔧')
})

test('half a surrogate pair cannot break the encoding of a letter', () => {
  expect(() => encodeURIComponent('a\uD83D')).toThrow()
  expect(encodeURIComponent(wellFormed('a\uD83D b\uDE00 👷'))).toBe(encodeURIComponent('a\uFFFD b\uFFFD 👷'))
  expect(cleanLine('Jo\uDC00')).toBe('Jo\uFFFD')
})
