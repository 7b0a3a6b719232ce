import { pieceB12 } from '../piece-b12.ts'
import { pieceText } from './piece.ts'
import type { Sheet } from './sheet.ts'

const { grade, finPlate, profile } = pieceB12

/** One on each side of the fin plate. */
export const welds = [
  { id: 'W1', joint: 'Fin plate to web, left side' },
  { id: 'W2', joint: 'Fin plate to web, right side' },
] as const

const weldedLength = `${welds.length * finPlate.height}\u00a0mm`

export const weldMap: Sheet = {
  id: 'welds',
  blocks: [
    {
      kind: 'entries',
      entries: [
        { label: 'Job number', value: '' },
        { label: 'Drawing', value: pieceText.drawing },
        { label: 'Execution', value: pieceText.executionClass },
        { label: 'Quality level', value: 'BS\u00a0EN\u00a0ISO\u00a05817, level C' },
        { label: 'Process', value: '135 (MAG, solid wire)' },
        { label: 'Welding procedure (WPS)', value: '' },
        { label: 'Parent metal', value: `${grade}: web ${profile.tw}\u00a0mm, plate ${finPlate.thickness}\u00a0mm` },
        { label: 'Wire, batch number', value: '' },
      ],
    },
    { kind: 'drawing', drawing: 'welds' },
    {
      kind: 'table',
      title: 'Welds',
      columns: [
        { label: 'Weld' },
        { label: 'Joint' },
        { label: 'Fillet' },
        { label: 'Length', numeric: true },
        { label: 'Welder’s stamp' },
        { label: 'Date' },
      ],
      rows: welds.map(({ id, joint }) => [
        id,
        joint,
        `${pieceText.weld}, ${pieceText.throat}`,
        `${finPlate.height}\u00a0mm`,
        '',
        '',
      ]),
    },
    {
      kind: 'table',
      title: 'Inspection',
      columns: [
        { label: 'Method' },
        { label: 'Extent required' },
        { label: 'Length' },
        { label: 'Date' },
        { label: 'Result' },
      ],
      rows: [
        ['Visual (VT), BS\u00a0EN\u00a0ISO\u00a017637', '100%', `${weldedLength} of ${weldedLength}`, '', ''],
        [
          'Magnetic particle (MT), BS\u00a0EN\u00a0ISO\u00a017638',
          '0%',
          `None of ${weldedLength}`,
          'Not required',
          'Not required',
        ],
      ],
    },
    {
      kind: 'text',
      text: 'Extent from BS\u00a0EN\u00a01090-2, Table 24: fillet welds in EXC2 with a throat up to 12\u00a0mm in material up to 20\u00a0mm thick need no magnetic particle test. The first joints to a new welding procedure are tested more. The engineer can ask for more as well.',
    },
    { kind: 'entries', entries: [{ label: 'Repairs, and inspection after repair', value: '' }] },
    { kind: 'signatures', roles: ['Welding inspector', 'Responsible welding coordinator'] },
  ],
}
