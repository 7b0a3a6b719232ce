import { group, headFields, line, sectionHead, template, text, wholeNumber } from '../fields.ts'
import { points, titled } from './shapes.ts'

const millimetres = (title: string) => wholeNumber(title, { min: 1, max: 2000, unit: 'mm' })

/** The platform types, one for each load of the drawing, from the deck down to the slab. */
export const platformTypes = group('Platform types', {
  ...sectionHead,
  chosen: line('Mark of the chosen load'),
  capacity: template('Load of a floor', ['load']),
  drawing: template('What the drawings show', ['beam', 'post', 'plate'], {
    help: 'Read out to people who cannot see them',
  }),
  labels: group(
    'Labels',
    { applications: line('Applications'), watch: line('Watch for'), price: line('Price') },
    { more: true },
  ),
  floors: titled(
    'Types',
    'type',
    {
      text: text('Text'),
      applications: line('Applications'),
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
      price: line('Price per m²'),
    },
    { count: 4, help: 'One for each load under Safety figures, in that order' },
  ),
})

export const industries = group('Industries', { ...headFields, list: points('Industries') })
