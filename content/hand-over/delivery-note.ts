import { pieceB12 } from '../piece-b12.ts'
import { pieceText } from './piece.ts'
import type { Sheet } from './sheet.ts'

const { mark, section, grade } = pieceB12

export const deliveryNote: Sheet = {
  id: 'delivery',
  blocks: [
    {
      kind: 'entries',
      entries: [
        { label: 'Delivery note number', value: '' },
        { label: 'Date and time', value: '' },
        { label: 'Job number', value: '' },
        { label: 'Deliver to', value: '' },
        { label: 'Vehicle', value: 'Lorry with its own crane' },
        { label: 'Order of erection', value: '1 of 1' },
      ],
    },
    {
      kind: 'table',
      title: 'On the lorry',
      columns: [
        { label: 'Mark' },
        { label: 'What' },
        { label: 'No.', numeric: true },
        { label: 'Mass', numeric: true },
      ],
      rows: [
        [mark, `${section}, ${grade}, ${pieceText.length}, fin plate welded on, primed`, '1', pieceText.mass],
        ['Bolts', pieceText.bolts, String(pieceText.webHoles), 'One bag'],
        ['Total steel', '–', '1', pieceText.mass],
      ],
    },
    {
      kind: 'list',
      title: 'Documents with the load',
      items: [
        `Fabrication drawing ${pieceText.drawing}`,
        'Weld map with its inspection record',
        'The mill’s certificate, type 3.1, and our Declaration of Performance',
      ],
    },
    {
      kind: 'list',
      title: 'Before you sign',
      items: [
        `Read the mark: ${mark} is on the web and stamped at one end.`,
        'Count the pieces and the bolts.',
        'Look for bent flanges and damaged primer, and write down below what you find.',
        `Unload by crane. The beam weighs ${pieceText.mass}.`,
      ],
    },
    {
      kind: 'entries',
      entries: [
        { label: 'Damage or shortages', value: '' },
        { label: 'Unloaded at (place on site)', value: '' },
      ],
    },
    { kind: 'signatures', roles: ['Driver', 'Received on site by'] },
  ],
}
