import { group, headFields, line, sectionHead, template, text, titledText, wholeNumber } from '../fields.ts'
import { points, titled, titledTexts } from './shapes.ts'

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
