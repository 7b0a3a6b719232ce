import { pieceB12 } from '../piece-b12.ts'
import { stats } from '../stats.ts'
import { pieceText } from './piece.ts'
import type { PriceLine, Sheet } from './sheet.ts'

const { section, grade, finPlate } = pieceB12

// Sample content: the prices are an example.
export const quoteLines: readonly PriceLine[] = [
  {
    name: 'Survey and drawing',
    what: 'Distance between the columns measured in three places; one fabrication drawing',
    price: 180,
  },
  {
    name: 'Steel',
    what: `${section}, ${grade}, ${pieceText.length}, ${pieceText.beamMass}; flat ${finPlate.width}×${finPlate.thickness}, ${finPlate.height}\u00a0mm, ${pieceText.finPlateMass}; mill certificate`,
    price: 150,
  },
  {
    name: 'Workshop',
    what: `Saw, drill ${pieceText.webHoles + pieceText.plateHoles} holes, weld one fin plate, inspect, mark`,
    price: 130,
  },
  { name: 'Finish', what: pieceText.finish, price: 60 },
  { name: 'Bolts', what: `${pieceText.webHoles} no. ${pieceText.bolts}`, price: 10 },
  { name: 'Delivery and lift', what: `Lorry crane, one lift of ${pieceText.mass}, Gravesend`, price: 380 },
  { name: 'Fitting', what: 'Two people, half a day: set, level, bolt', price: 310 },
]

export const quote: Sheet = {
  id: 'quote',
  blocks: [
    {
      kind: 'entries',
      entries: [
        { label: 'Quote number', value: '' },
        { label: 'Date', value: '' },
        { label: 'For', value: '' },
        { label: 'Site', value: '' },
        { label: 'Priced from', value: 'Engineer’s drawing and our survey' },
        { label: 'Valid for', value: `${stats.quote.validFor} from the date above` },
      ],
    },
    { kind: 'prices', title: `Beam ${pieceB12.mark}, supplied and fitted between two columns`, lines: quoteLines },
    {
      kind: 'list',
      title: 'Not included',
      items: [
        'The columns and the fin plates on them',
        'The engineer’s design and calculations; Building Control’s fee',
        'Propping, builder’s work and making good',
        'Fire protection, and touching up the primer after other trades',
      ],
    },
    {
      kind: 'text',
      text: 'Example prices, not an offer. A quote of ours refers to our terms of service, which cover payment, cancelling and warranty.',
    },
    { kind: 'signatures', roles: ['Estimator', 'Accepted by the customer'] },
  ],
}
