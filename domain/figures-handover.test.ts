import { describe, expect, test } from 'vitest'
import { beamFigures, beamOpening } from './beam-opening.ts'
import { craneAt, craneFigures } from './crane-chart.ts'
import { checkEnquiry } from './enquiry.ts'
import { draftWithFigures, type Figures, figuresText, textWithFigures } from './figures-handover.ts'
import { platformFigures, platformLoad } from './platform-load.ts'
import { postcodeFigures, postcodeLine } from './postcode-line.ts'
import { stair, stairFigures } from './stair.ts'
import { sectionFigures, steelPiece } from './steel-profile.ts'

function lift(radius: string): Figures {
  return {
    opening: 'From the lift drawing:',
    lines: [
      ['Radius', radius],
      ['Crane', 'Lorry-mounted\u00a0crane'],
    ],
  }
}

const block = 'From the lift drawing:\nRadius: 12 m\nCrane: Lorry-mounted crane'

test('the block is plain text, a line for each figure', () => {
  expect(figuresText(lift('12\u00a0m'))).toBe(block)
})

describe('the description', () => {
  test('empty, it gets the figures and room to write below', () => {
    expect(textWithFigures('', lift('12 m'))).toBe(`${block}\n\n`)
    expect(textWithFigures(' \n', lift('12 m'))).toBe(`${block}\n\n`)
  })

  test('what was typed stays above', () => {
    expect(textWithFigures('A hot tub.\n', lift('12 m'))).toBe(`A hot tub.\n\n${block}`)
  })

  test('sent again, the figures take the place of those before', () => {
    const first = textWithFigures('', lift('12 m'))
    expect(textWithFigures(first, lift('14 m'))).toBe(`${block.replace('12', '14')}\n\n`)
    const between = `A hot tub.\n\n${block}\n\nOver the garage.`
    expect(textWithFigures(between, lift('14 m'))).toBe(between.replace('12 m', '14 m'))
  })

  test('the same figures twice change nothing', () => {
    const once = textWithFigures('A hot tub.', lift('12 m'))
    expect(textWithFigures(once, lift('12 m'))).toBe(once)
  })

  test('what was typed right below a line of the block is kept', () => {
    const typed = `${block}\nThe gate is 3 m wide.`
    expect(textWithFigures(typed, lift('14 m'))).toBe(`${block.replace('12', '14')}\nThe gate is 3 m wide.`)
    expect(textWithFigures(typed.replaceAll('\n', '\r\n'), lift('14 m'))).toContain('The gate is 3 m wide.')
  })

  test('figures of another drawing stand beside them', () => {
    const both = textWithFigures(textWithFigures('', lift('12 m')), beamFigures(beamOpening(3)))
    expect(both).toContain(block)
    expect(both).toContain('From the beam drawing:')
  })
})

describe('the draft', () => {
  test('gets description and location for each form', () => {
    const figures = { ...lift('12 m'), location: 'kent' }
    expect(draftWithFigures('quote', {}, figures)).toEqual({
      location: 'kent',
      description: `${block}\n\n`,
    })
    expect(draftWithFigures('contact', {}, figures)).toMatchObject({ message: `${block}\n\n` })
  })

  test('keeps what the visitor has chosen and typed', () => {
    const draft = { name: 'Jo Smith', location: 'london', description: 'A gate.' }
    expect(draftWithFigures('quote', draft, { ...lift('12 m'), location: 'kent' })).toEqual({
      ...draft,
      description: `A gate.\n\n${block}`,
    })
  })
})

describe('what every drawing sends', () => {
  const line = postcodeLine('DA12 2ZZ')
  const all: Figures[] = [
    stairFigures(stair()),
    craneFigures(craneAt(12)),
    platformFigures(platformLoad()),
    beamFigures(beamOpening()),
    sectionFigures(steelPiece('ub-203x133x25', 3, 8)),
    ...(line ? [postcodeFigures(line)] : []),
  ]
  const person = {
    name: 'Jo Smith',
    firstName: 'Jo',
    lastName: 'Smith',
    phone: '01632 960118',
    email: 'jo@example.com',
  }

  test('there are six, each with an opening of its own', () => {
    expect(new Set(all.map(({ opening }) => opening)).size).toBe(6)
  })

  test.each(all.map((figures) => [figures.opening, figures] as const))(
    '%s the forms accept it',
    (_opening, figures) => {
      for (const kind of ['quote', 'contact'] as const) {
        const draft = { service: 'other', location: 'other', ...draftWithFigures(kind, {}, figures) }
        expect(checkEnquiry(kind, { ...person, ...draft }).ok).toBe(true)
      }
    },
  )
})
