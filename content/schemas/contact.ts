import * as z from 'zod'
import {
  action,
  group,
  headFields,
  hero,
  leadFields,
  line,
  list,
  prose,
  safety,
  seo,
  sketch,
  text,
  titledText,
} from './fields.ts'

const method = group('', {
  id: z.enum(['phone', 'email', 'whatsapp']).meta({ title: 'Way' }),
  title: line('Title'),
  text: prose('Best for', { max: 300 }),
  value: line('Number or address', { help: 'The link itself is made from business.json.' }),
  action: line('Button'),
})

export const contact = group('', {
  seo,
  hero,
  methods: list('Ways to reach us', 'way', method, { count: 3, unique: ['id'] }),
  form: group('Form', {
    sketch,
    ...leadFields,
    nextTitle: line('Title of the next steps'),
    next: list('Next steps', 'step', titledText()),
  }),
  office: group('The office', {
    title: leadFields.title,
    headOffice: titledText('Head office'),
    hours: group('Opening hours', { title: line('Title') }),
    serviceAreas: titledText('Service areas'),
    emergency: titledText('Emergency'),
  }),
  coverage: group('Where we work', { ...headFields, more: action }, { help: 'The places are those of the regions.' }),
  hotline: group('Emergency line', {
    title: line('Heading'),
    text: text('Text', { max: 400 }),
    action: line('Button'),
    safety,
  }),
  directions: group('Directions', {
    title: line('Heading'),
    text: text('Text', { max: 400 }),
    google: line('Link to Google Maps'),
    waze: line('Link to Waze'),
  }),
  map: group('Map', {
    drawn: group(
      'Sketch shown until a visitor asks for the map',
      {
        alt: text('What it shows', { max: 250, help: 'Read out to people who cannot see it' }),
        river: line('River'),
        basin: line('Basin'),
        lock: line('Lock'),
        road: line('Road'),
        yard: line('Yard'),
        scale: line('Scale'),
      },
      { more: true, help: 'Another yard needs another drawing.' },
    ),
    title: line('Name of the map'),
    show: line('Button that loads the map'),
    linkText: line('Link to the map'),
    note: text('Note below the map'),
  }),
})
