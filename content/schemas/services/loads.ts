import * as z from 'zod'
import {
  anchor,
  drawingText,
  group,
  headFields,
  line,
  list,
  number,
  safety,
  sectionHead,
  template,
  text,
  titledText,
  wholeNumber,
} from '../fields.ts'
import { points, titled, titledTexts } from './shapes.ts'

/** One lift, stage by stage. A stage that changes load or radius gives both. */
export const oneLift = group('One lift', {
  ...sectionHead,
  safety,
  scale: group(
    'Scale of the radius',
    {
      unit: line('Unit'),
      past: line('Beyond the chart'),
      end: wholeNumber('End of the scale', { min: 10, max: 60, unit: 'm' }),
    },
    { more: true },
  ),
  labels: group(
    'Labels',
    {
      onHook: line('On the hook'),
      radius: line('Radius'),
      rated: line('Allowed by the chart'),
      used: line('Share of it in use'),
    },
    { more: true },
  ),
  drawing: drawingText,
  stages: titled('Stages', 'stage', {
    lift: group(
      'The lift as it is known',
      {
        onHook: z
          .enum(['beam', 'beam-and-tackle'])
          .meta({ title: 'On the hook', description: 'The weights are those of beam B12 and of the tackle.' }),
        radius: number('Radius', { min: 1, max: 16, unit: 'm' }),
      },
      { row: true },
    ).optional(),
    text: text('Text'),
    askedLabel: line('Text that opens the questions on phones').optional(),
    asked: titledTexts('Questions', 'question').optional(),
    planLabel: line('Text that opens the plan on phones').optional(),
    plan: titledTexts('Parts of the plan', 'part', 'In the order of the balloons').optional(),
  }),
  fleet: group('The fleet', {
    id: anchor(),
    ...sectionHead,
    cranes: list(
      'Cranes',
      'crane',
      group('', {
        tonnes: wholeNumber('Rated capacity', { min: 1, max: 1000, unit: 't', help: 'For the bar' }),
        name: line('Name'),
        text: line('Text'),
      }),
      { label: '{name}' },
    ),
    gear: text('Note'),
  }),
})

const millimetres = (title: string) => wholeNumber(title, { min: 1, max: 2000, unit: 'mm' })
const parts = {
  applications: line('Applications'),
  post: line('Post'),
  beam: line('Main beam'),
  deck: line('Deck'),
  base: line('Base plate'),
}

/** What each load changes in a platform, from the deck down to the slab. */
export const platformFloors = group('What the load changes', {
  ...sectionHead,
  chosen: line('Mark of the load chosen above'),
  capacity: template('Load of a floor', ['load']),
  drawing: template('What the drawings show', ['beam', 'post', 'plate'], {
    help: 'Read out to people who cannot see them',
  }),
  labels: group('Labels', { ...parts, watch: line('Watch for'), price: line('Price') }, { more: true }),
  price: template('Price of a floor', ['pounds', 'withVat']),
  floors: titled('Floors', 'floor', {
    load: wholeNumber('Load', {
      min: 100,
      max: 5000,
      unit: 'kg/m²',
      help: 'One of the loads of the drawing at the top',
    }),
    text: text('Text'),
    ...parts,
    size: group(
      'Sizes in the drawing',
      {
        post: millimetres('Post'),
        beam: millimetres('Main beam'),
        deck: millimetres('Deck'),
        plate: millimetres('Base plate'),
        joists: millimetres('Joist spacing'),
      },
      { help: 'Of columns 4 m apart with the deck 3 m up' },
    ),
    pounds: wholeNumber('Price per m²', { min: 1, max: 10_000, unit: '£' }),
  }),
  footnote: text('Note'),
  loadPath: titledText.meta({ title: 'How the load comes down' }),
  safetyFeatures: group('Safety features', { ...headFields, features: titledTexts('Features', 'feature') }),
  process: group('Process', { ...headFields, steps: titledTexts('Steps', 'step') }),
  industries: group('Industries', { title: line('Title'), list: points('Industries') }),
})
