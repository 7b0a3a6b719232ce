import * as z from 'zod'
import { confirmation } from './confirmations.ts'
import * as f from './fields.ts'

const kilograms = (title: string, help?: string) => f.wholeNumber(title, { min: 1, max: 100_000, unit: 'kg', help })

/** Where figures come from, and when a competent person last compared them with it. */
const checking = {
  source: f.line('Source', { help: 'The document, its edition and page' }),
  checked: confirmation('Checked on', 'The date on which a competent person compared every figure with the source'),
}

const lift = (title: string, names: readonly string[]) =>
  f.group(title, { name: f.line('Name'), text: f.template('Text', names) })

const footprint = (title: string) => f.wholeNumber(title, { min: 100, max: 10_000, unit: 'mm' })

/** What drawings and lists of steel calculate with where somebody's safety depends on it. */
export const safetyFigures = f.fields({
  crane: f.group(
    'Lorry-mounted crane',
    {
      chart: f
        .list(
          'Chart',
          'line',
          f.fields(
            { radius: f.number('Radius', { min: 1, max: 60, unit: 'm' }), load: kilograms('On the hook') },
            { row: true },
          ),
          { label: '{radius} m: {load} kg', min: 2, max: 20, help: 'From the nearest radius to the furthest' },
        )
        .refine(
          (lines) =>
            lines.every(({ radius, load }, index) => {
              const next = lines[index + 1]
              return !next || (next.radius > radius && next.load < load)
            }),
          'Order the lines by radius. The load falls from line to line.',
        ),
      tackle: kilograms('Chains, shackles and lifting plates', 'They hang on the hook too.'),
      ...checking,
    },
    { help: 'Change this only from the manufacturer’s chart on the crane itself, with the outriggers fully out.' },
  ),
  lifting: f.group(
    'Lifting by hand and by hoist',
    {
      onePerson: kilograms('One person lifts at most'),
      twoPeople: kilograms('Two people lift at most'),
      longForOne: f.number('One person carries pieces up to', { min: 1, max: 6, unit: 'm' }),
      hoist: kilograms('A hoist lifts at most', 'Heavier pieces are for a crane.'),
      lifts: f.group('What the list says', {
        hand: lift('By hand', ['people']),
        hoist: lift('By hoist', []),
        lorry: lift('By lorry-mounted crane', ['radius', 'load']),
        mobile: lift('By mobile crane', ['radius']),
      }),
      ...checking,
    },
    { help: 'Change this only from the HSE’s guidance and your own risk assessment.' },
  ),
  beam: f.group(
    'Beam in a wall',
    {
      bearing: f.wholeNumber('Bearing that the drawing shows at each end', { min: 100, max: 600, unit: 'mm' }),
      outcome: f.template('What the drawing says', ['opening', 'length', 'bearing']),
      ...checking,
    },
    { help: 'Change this only when a structural engineer says so.' },
  ),
  platform: f.group(
    'Floor loads of platforms',
    {
      classes: f.list(
        'Classes',
        'class',
        f.fields({
          load: f.wholeNumber('Load', { min: 300, max: 5000, unit: 'kg/m²' }),
          name: f.line('Name'),
          phrase: f.line('Name in a sentence'),
          bay: f.line('Name in the drawing', { max: 10 }),
          use: z.enum(['access', 'production', 'storage', 'equipment']).meta({ title: 'What the drawing shows on it' }),
          watch: f.line('Point loads to check'),
        }),
        { label: '{load} kg/m²: {name}', count: 4, inOrder: 'load', help: 'From the lightest to the heaviest' },
      ),
      examples: f.list(
        'Things placed on a floor',
        'thing',
        f.fields({
          phrase: f.line('Name in a sentence'),
          kilograms: kilograms('Weight'),
          length: footprint('Length on the floor'),
          width: footprint('Width on the floor'),
        }),
        { label: '{phrase}', min: 2, max: 20 },
      ),
      ...checking,
    },
    { help: 'Change this only when a structural engineer says so.' },
  ),
})
