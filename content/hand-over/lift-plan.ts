// Safety text: the lift plan of the specimen pack
import { craneChart, craneTackle } from '../interactive/crane.ts'
import { pieceB12 } from '../piece-b12.ts'
import { pieceText } from './piece.ts'
import type { Sheet } from './sheet.ts'

const { mark, mass } = pieceB12

/** Metres, from the slewing centre to the hook. */
const radius = 12
const rated = craneChart.find((line) => line.radius === radius)
if (!rated) throw new Error(`The crane chart in content/interactive/crane.ts has no line for ${radius} m`)

const onHook = mass.total + craneTackle

export const lift = { radius, rated: rated.load, onHook, share: Math.round((onHook / rated.load) * 100) } as const

const kilograms = (value: number) => `${String(value).replace(/\B(?=(\d{3})+$)/g, ',')}\u00a0kg`

export const liftPlan: Sheet = {
  id: 'lift',
  blocks: [
    {
      kind: 'entries',
      entries: [
        { label: 'Job number', value: '' },
        { label: 'Site and date of the lift', value: '' },
        { label: 'Crane', value: 'Our lorry-mounted crane, with operator' },
        { label: 'Crane examined on (within 12 months)', value: '' },
        { label: 'Lifting gear', value: 'Two-leg chain sling' },
        { label: 'Lifting gear examined on (within 6 months)', value: '' },
      ],
    },
    { kind: 'drawing', drawing: 'lift' },
    {
      kind: 'table',
      title: 'Load',
      columns: [{ label: 'Item' }, { label: 'Value', numeric: true }],
      rows: [
        [`Beam ${mark}`, kilograms(mass.total)],
        ['Chains, shackles and hook gear', kilograms(craneTackle)],
        ['On the hook', kilograms(onHook)],
        [`Rated capacity at ${radius}\u00a0m`, kilograms(lift.rated)],
        ['Share of the rated capacity', `${lift.share}%`],
      ],
    },
    {
      kind: 'list',
      title: 'Sequence',
      numbered: true,
      items: [
        'Park, set the outriggers fully out on mats, close the lifting area with barriers.',
        'Check overhead cables, ground and wind. Stop if one of them is not as planned.',
        'Sling the beam, fix the tag line, lift it just clear of the deck and hold. Check that it hangs level.',
        'Slew to the columns at walking pace. Nobody goes under the load.',
        `Lower between the columns. Put in all ${pieceText.webHoles} bolts and tighten them before the slings come off.`,
      ],
    },
    {
      kind: 'entries',
      entries: [
        { label: 'Ground checked by', value: '' },
        { label: 'Overhead cables checked by', value: '' },
        { label: 'Wind limit, from the crane’s manual', value: '' },
      ],
    },
    { kind: 'text', text: 'Planned under regulation 8 of LOLER 1998, with BS\u00a07121-4 for lorry loaders.' },
    { kind: 'signatures', roles: ['Appointed person', 'Crane operator', 'Slinger and signaller'] },
  ],
}
