import { expect, it } from 'vitest'
import { hasDramaNumber } from './drama-numbers.ts'

it.each([
  '01632 960118',
  '+44 (0)1632 960118',
  '07700 900482',
  '447700900482',
  '020 7946 0123',
  '0161 496 0456',
  '029 2018 0999',
  '0808 157 0192',
  '0909 879 0123',
])('recognises %s as a drama number', (text) => expect(hasDramaNumber(`phone: '${text}'`)).toBe(true))

it.each(['01474 960118', '020 7946 1123', '07700 901482', '+44 1632 961118', 'DA12 2ZZ', '51.4432, 0.3801'])(
  'takes %s for a real one, or none',
  (text) => expect(hasDramaNumber(`phone: '${text}'`)).toBe(false),
)
