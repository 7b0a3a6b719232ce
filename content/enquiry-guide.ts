import { business } from './business.ts'
import { stats } from './stats.ts'

/** Next to the enquiry forms: who reads an enquiry, how soon, and what to attach. */
export const enquiryGuide = {
  reader: `A person in our ${business.address.town} office reads your enquiry the same working day. Most jobs have a price within ${stats.quote.most} on working days, free of charge.`,
  attach: {
    title: 'What to attach',
    items: [
      'The engineer’s drawing or calculations, if you have them',
      'Two photos: one of the whole place, one close up',
    ],
    sketch: 'A sketch with the main sizes',
    example: 'This one is enough for a budget price:',
    exampleAlt:
      'Pencil sketch of a ground floor: the wall between kitchen and dining room is marked “take out”, 3.40 metres wide and 2.35 high, with an arrow for the direction of the joists',
  },
} as const
