import { pieceB12 } from '../piece-b12.ts'
import { beamGuarantee, guarantor, warrantyClaim, workmanshipWarranty } from '../warranty.ts'
import { pieceText } from './piece.ts'
import type { Sheet } from './sheet.ts'

export const warranty: Sheet = {
  id: 'warranty',
  blocks: [
    {
      kind: 'entries',
      entries: [
        { label: 'Job number', value: '' },
        { label: 'Building', value: '' },
        { label: 'Handed over on', value: '' },
        { label: 'Steelwork', value: `Beam ${pieceB12.mark}, ${pieceB12.section}, ${pieceText.length}` },
      ],
    },
    {
      kind: 'table',
      title: 'Guarantee',
      columns: [{ label: 'Work' }, { label: 'For' }, { label: 'Covers' }, { label: 'Does not cover' }],
      rows: [[beamGuarantee.work, beamGuarantee.period, beamGuarantee.covers, beamGuarantee.excludes]],
    },
    { kind: 'text', text: workmanshipWarranty },
    { kind: 'text', text: guarantor },
    { kind: 'list', title: 'To claim', numbered: true, items: warrantyClaim },
    {
      kind: 'text',
      text: 'A consumer has statutory rights as well, and no guarantee here affects them. Our terms of service list them.',
    },
    { kind: 'signatures', roles: ['For the firm'] },
  ],
}
