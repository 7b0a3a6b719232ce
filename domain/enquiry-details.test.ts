import { expect, test } from 'vitest'
import { beamDetails, beamOpening } from './beam-opening.ts'
import { draftWithDetails, type EnquiryDetails, textWithDetails } from './enquiry-details.ts'

function lift(radius: string): EnquiryDetails {
  return {
    firstLine: 'From the lift drawing:',
    lines: [
      ['Radius', radius],
      ['Crane', 'Lorry-mounted\u00a0crane'],
    ],
  }
}

const block = 'From the lift drawing:\nRadius: 12 m\nCrane: Lorry-mounted crane'

const below = 'The gate is 3 m wide.'
const longer = block.replace('12', '14')

test.each([
  ['an empty one gets the details and room to write below', '', `${block}\n\n`],
  ['white space is empty', ' \n', `${block}\n\n`],
  ['what was typed stays above', 'A hot tub.\n', `A hot tub.\n\n${block}`],
  ['the same details twice change nothing', `A hot tub.\n\n${block}`, `A hot tub.\n\n${block}`],
  ['later details replace those before', `${longer}\n\n`, `${block}\n\n`],
  ['text on both sides stays', `A hot tub.\n\n${longer}\n\nA gate.`, `A hot tub.\n\n${block}\n\nA gate.`],
  ['text right below the block stays', `${longer}\n${below}`, `${block}\n${below}`],
  ['so it does with other line ends', `${longer}\n${below}`.replaceAll('\n', '\r\n'), `${block}\n${below}`],
])('the description: %s', (_, before, after) => {
  expect(textWithDetails(before, lift('12\u00a0m'))).toBe(after)
})

test('the description: details of two drawings are both kept', () => {
  const both = textWithDetails(textWithDetails('', lift('12 m')), beamDetails(beamOpening(3)))
  expect(both).toContain(block)
  expect(both).toContain('From the beam drawing:')
})

test('the draft: the details go into the text of each form, and what was chosen and typed stays', () => {
  const draft = { name: 'Jo Smith', location: 'london', description: 'A gate.' }
  expect(draftWithDetails('quote', draft, lift('12 m'))).toEqual({ ...draft, description: `A gate.\n\n${block}` })
  expect(draftWithDetails('contact', {}, lift('12 m'))).toEqual({ message: `${block}\n\n` })
})
