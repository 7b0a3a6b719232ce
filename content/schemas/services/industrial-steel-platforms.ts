import * as f from '../fields.ts'
import { serviceWith } from '../service.ts'
import { points, titled } from './shapes.ts'

const millimetres = (title: string) => f.wholeNumber(title, { min: 1, max: 2000, unit: 'mm' })

/** The platform types, one for each load of the drawing, from the deck down to the slab. */
const platformTypes = f.group('Platform types', {
  ...f.sectionHead,
  chosen: f.line('Mark of the chosen load'),
  capacity: f.template('Load of a floor', ['load']),
  drawing: f.template('What the drawings show', ['beam', 'post', 'plate'], {
    help: 'Read out to people who cannot see them',
  }),
  labels: f.group(
    'Labels',
    { applications: f.line('Applications'), watch: f.line('Watch for'), price: f.line('Price') },
    { more: true },
  ),
  floors: titled(
    'Types',
    'type',
    {
      text: f.text('Text'),
      applications: f.line('Applications'),
      size: f.group(
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
      price: f.line('Price per m²'),
    },
    { count: 4, help: 'One for each load under Safety figures, in that order' },
  ),
})

const industries = f.group('Industries', { title: f.heading, list: points('Industries') })

export const platforms = serviceWith({ story: platformTypes, industries })
