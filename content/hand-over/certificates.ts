import { business } from '../business.ts'
import { postalAddress } from '../legal/firm-address.ts'
import { pieceB12 } from '../piece-b12.ts'
import { pieceText } from './piece.ts'
import type { Sheet } from './sheet.ts'

const { mark, grade } = pieceB12

/** Characteristic, what BS EN 10025-2 allows for S355JR up to 16 mm thick, and an empty cell for the mill's own value. */
const required = (characteristic: string, limit: string) => [characteristic, limit, '']
const notDetermined = 'NPD'

const askForNumber = business.certificates['BS EN 1090'].number
  ? ''
  : 'Ask for our certificate number before you order.'

export const certificates: Sheet = {
  id: 'certificates',
  blocks: [
    { kind: 'document', title: 'Inspection certificate 3.1, BS\u00a0EN\u00a010204', issuer: 'Issued by the mill' },
    {
      kind: 'entries',
      entries: [
        { label: 'Mill', value: '' },
        { label: 'Certificate number', value: '' },
        { label: 'Cast number', value: '' },
        { label: 'Product', value: pieceText.section },
        { label: 'Grade', value: pieceText.grade },
        { label: 'Used for piece', value: mark },
      ],
    },
    {
      kind: 'table',
      title: 'Test results',
      columns: [{ label: 'Property' }, { label: 'Required' }, { label: 'Measured' }],
      rows: [
        required('Yield strength', 'At least 355\u00a0N/mm²'),
        required('Tensile strength', '470–630\u00a0N/mm²'),
        required('Elongation', 'At least 22%'),
        required('Impact energy', 'At least 27\u00a0J at 20\u00a0°C'),
        required('C / Si / Mn', 'At most 0.24 / 0.55 / 1.60%'),
        required('P / S / N / Cu', 'At most 0.035 / 0.035 / 0.012 / 0.55%'),
        required('Carbon equivalent', 'At most 0.45%'),
      ],
    },
    { kind: 'signatures', roles: ['The mill’s inspection representative'] },
    {
      kind: 'document',
      title: 'Declaration of Performance',
      issuer: `${business.legalName}, ${postalAddress}`,
    },
    {
      kind: 'entries',
      entries: [
        { label: 'Declaration number', value: '' },
        { label: 'Product type', value: `Structural steel component ${mark}` },
        { label: 'Intended use', value: 'In load-bearing structures' },
        { label: 'Standard', value: 'EN\u00a01090-1:2009+A1:2011' },
        { label: 'Assessment', value: 'System 2+' },
        { label: 'Approved or notified body, number', value: '' },
        { label: 'Certificate of production control', value: '' },
        { label: 'Mark, UKCA or CE', value: '' },
      ],
    },
    {
      kind: 'table',
      title: 'Declared performance',
      columns: [{ label: 'Characteristic' }, { label: 'Performance' }],
      rows: [
        ['Tolerances on dimensions and shape', 'BS\u00a0EN\u00a01090-2'],
        ['Weldability; fracture toughness', `${grade}, BS\u00a0EN\u00a010025-2; 27\u00a0J at 20\u00a0°C`],
        ['Manufacture', `${pieceText.executionClass}, to drawing ${pieceText.drawing}`],
        ['Structural design', 'By the customer’s engineer; the firm declares none'],
        ['Load bearing capacity; fatigue; resistance to fire', notDetermined],
        ['Reaction to fire; cadmium; radioactivity; durability', notDetermined],
      ],
    },
    {
      kind: 'text',
      text: `NPD: no performance determined. The maker alone is responsible for this declaration. ${askForNumber}`,
    },
    { kind: 'signatures', roles: ['For the maker'] },
  ],
}
