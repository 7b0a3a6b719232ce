import { describe, expect, test } from 'vitest'
import { beamDetails, beamOpening } from './beam-opening.ts'
import { craneAt, craneDetails } from './crane-chart.ts'
import { checkEnquiry } from './enquiry.ts'
import { detailsText, draftWithDetails, type EnquiryDetails, textWithDetails } from './enquiry-details.ts'
import { platformDetails, platformLoad } from './platform-load.ts'
import { postcodeDetails, postcodeLine } from './postcode-line.ts'
import { stair, stairDetails } from './stair.ts'
import { profileDetails, steelPiece } from './steel-profile.ts'

function lift(radius: string): EnquiryDetails {
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
  expect(detailsText(lift('12\u00a0m'))).toBe(block)
})

describe('the description', () => {
  test('empty, it gets the details and room to write below', () => {
    expect(textWithDetails('', lift('12 m'))).toBe(`${block}\n\n`)
    expect(textWithDetails(' \n', lift('12 m'))).toBe(`${block}\n\n`)
  })

  test('what was typed stays above', () => {
    expect(textWithDetails('A hot tub.\n', lift('12 m'))).toBe(`A hot tub.\n\n${block}`)
  })

  test('sent again, the details take the place of those before', () => {
    const first = textWithDetails('', lift('12 m'))
    expect(textWithDetails(first, lift('14 m'))).toBe(`${block.replace('12', '14')}\n\n`)
    const between = `A hot tub.\n\n${block}\n\nOver the garage.`
    expect(textWithDetails(between, lift('14 m'))).toBe(between.replace('12 m', '14 m'))
  })

  test('the same details twice change nothing', () => {
    const once = textWithDetails('A hot tub.', lift('12 m'))
    expect(textWithDetails(once, lift('12 m'))).toBe(once)
  })

  test('what was typed right below a line of the block is kept', () => {
    const typed = `${block}\nThe gate is 3 m wide.`
    expect(textWithDetails(typed, lift('14 m'))).toBe(`${block.replace('12', '14')}\nThe gate is 3 m wide.`)
    expect(textWithDetails(typed.replaceAll('\n', '\r\n'), lift('14 m'))).toContain('The gate is 3 m wide.')
  })

  test('details of another drawing stand beside them', () => {
    const both = textWithDetails(textWithDetails('', lift('12 m')), beamDetails(beamOpening(3)))
    expect(both).toContain(block)
    expect(both).toContain('From the beam drawing:')
  })
})

describe('the draft', () => {
  test('gets description and location for each form', () => {
    const details = { ...lift('12 m'), location: 'kent' }
    expect(draftWithDetails('quote', {}, details)).toEqual({
      location: 'kent',
      description: `${block}\n\n`,
    })
    expect(draftWithDetails('contact', {}, details)).toMatchObject({ message: `${block}\n\n` })
  })

  test('keeps what the visitor has chosen and typed', () => {
    const draft = { name: 'Jo Smith', location: 'london', description: 'A gate.' }
    expect(draftWithDetails('quote', draft, { ...lift('12 m'), location: 'kent' })).toEqual({
      ...draft,
      description: `A gate.\n\n${block}`,
    })
  })
})

describe('what every drawing sends', () => {
  const line = postcodeLine('DA12 2ZZ')
  const all: EnquiryDetails[] = [
    stairDetails(stair()),
    craneDetails(craneAt(12)),
    platformDetails(platformLoad()),
    beamDetails(beamOpening()),
    profileDetails(steelPiece('ub-203x133x25', 3, 8)),
    ...(line ? [postcodeDetails(line)] : []),
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

  test.each(all.map((details) => [details.opening, details] as const))(
    '%s the forms accept it',
    (_opening, details) => {
      for (const kind of ['quote', 'contact'] as const) {
        const draft = { service: 'other', location: 'other', ...draftWithDetails(kind, {}, details) }
        expect(checkEnquiry(kind, { ...person, ...draft }).ok).toBe(true)
      }
    },
  )
})
