import { pieceB12 } from '../piece-b12.ts'
import { pieceText } from './piece.ts'
import type { Sheet } from './sheet.ts'

const { mark, section, holes, finPlate } = pieceB12

export const fabricationDrawing: Sheet = {
  id: 'drawing',
  blocks: [
    { kind: 'drawing', drawing: 'piece' },
    {
      kind: 'table',
      title: 'Material list',
      columns: [
        { label: 'Item' },
        { label: 'No.', numeric: true },
        { label: 'Length', numeric: true },
        { label: 'Mass', numeric: true },
      ],
      rows: [
        [section, '1', pieceText.length, pieceText.beamMass],
        [`Flat ${finPlate.width}×${finPlate.thickness}`, '1', `${finPlate.height}\u00a0mm`, pieceText.finPlateMass],
        ['Total, holes not deducted', '–', '–', pieceText.mass],
      ],
    },
    {
      kind: 'list',
      title: 'Notes',
      items: [
        'Dimensions in millimetres, from the left-hand end. Do not scale.',
        `Holes ${holes.diameter}\u00a0mm for ${holes.bolt}: ${pieceText.webHoles} in the web, ${pieceText.plateHoles} in the fin plate.`,
        `Fin plate on the near side, centred on the depth of the beam. Fillet weld ${pieceText.weld} on both sides, full height.`,
        `Stamp ${mark} at the left-hand end. Paint the mark on again over the primer.`,
      ],
    },
    {
      kind: 'entries',
      title: 'Title block',
      entries: [
        { label: 'Drawing', value: pieceText.drawing },
        { label: 'Number off', value: pieceText.quantity },
        { label: 'Section', value: pieceText.section },
        { label: 'Grade', value: pieceText.grade },
        { label: 'Execution', value: pieceText.executionClass },
        { label: 'Finish', value: pieceText.finish },
        { label: 'Drawn by', value: '' },
        { label: 'Checked by', value: '' },
        { label: 'Approved for fabrication', value: '' },
      ],
    },
  ],
}
