import { expect, test } from 'vitest'
import { beamInput } from '#content/answers/beam.ts'
import { beamFigures, beamOpening } from './beam-opening.ts'

// Worked by hand: opening + 2 × 150; needles at most 1 m apart and half of that from the ends, two props to each.
test.each([
  [0.9, 1200, 2, 4, 450, [225, 675], 'Through the house'],
  [1, 1300, 2, 4, 500, [250, 750], 'Through the house'],
  [2.4, 2700, 3, 6, 800, [400, 1200, 2000], 'Through the house'],
  [3, 3300, 3, 6, 1000, [500, 1500, 2500], 'Through the house'],
  [3.1, 3400, 4, 8, 775, [388, 1163, 1938, 2713], 'A straight way in, or two pieces'],
  [4.8, 5100, 5, 10, 960, [480, 1440, 2400, 3360, 4320], 'A straight way in, or two pieces'],
  [6, 6300, 6, 12, 1000, [500, 1500, 2500, 3500, 4500, 5500], 'A straight way in, or two pieces'],
  [6.4, 6700, 7, 14, 914, [457, 1371, 2286, 3200, 4114, 5029, 5943], 'By crane, or in pieces'],
])('%d m of opening', (opening, length, count, props, centres, at, way) => {
  expect(beamOpening(opening)).toMatchObject({
    opening: Math.round(opening * 1000),
    bearing: 150,
    length,
    needles: { count, props, centres, at },
    way: { name: way },
  })
})

test('the sentence', () => {
  expect(beamOpening(4.8).outcome.replaceAll('\u00a0', ' ')).toMatch(
    /^An opening of 4\.8 m takes a beam at least 5,100 mm long, with 150 mm or more on a padstone at each end\. While the wall comes out, 5 needles on 10 props carry what is above, 960 mm apart\. A beam of this length needs a straight way in/,
  )
})

test('nothing anywhere names a section: an engineer sizes it', () => {
  for (let opening: number = beamInput.min; opening <= beamInput.max; opening += beamInput.step) {
    const answer = beamOpening(opening)
    const words = `${answer.outcome} ${beamFigures(answer).lines.flat().join(' ')}`
    expect(words).not.toMatch(/\b(UB|UC|PFC|RSJ|SHS|RHS)\b|\d\s*[×x]\s*\d|S[23]\d5/)
    expect(words).toContain('An engineer sizes it')
  }
})

test('the form gets length, bearing and needles', () => {
  expect(beamFigures(beamOpening(3)).lines.slice(0, 6)).toEqual([
    ['Clear opening', '3 m'],
    ['Section', 'An engineer sizes it'],
    ['Beam, end to end', 'at least 3,300\u00a0mm'],
    ['Bearing, each end', 'at least 150\u00a0mm'],
    ['Needles', '3 on 6 props, 1,000 mm apart'],
    ['The way in', 'Through the house'],
  ])
})
