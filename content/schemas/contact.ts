import * as z from 'zod'
import * as f from './fields.ts'

const method = f.fields({
  id: z.enum(['phone', 'email', 'whatsapp']).meta({ title: 'Way' }),
  title: f.line('Title'),
  text: f.prose('Best for', { max: 300 }),
  value: f.line('Number or address', { help: 'The link itself is made from business.json.' }),
  action: f.line('Button'),
})

export const contact = f.fields({
  seo: f.seo,
  hero: f.hero,
  methods: f.list('Ways to reach us', 'way', method, { count: 3, unique: ['id'] }),
  form: f.group('Form', {
    sketch: f.sketch,
    ...f.leadFields,
    nextTitle: f.line('Title of the next steps'),
    next: f.list('Next steps', 'step', f.titledText()),
  }),
  office: f.group('The office', {
    title: f.heading,
    headOffice: f.titledText('Head office'),
    hours: f.group('Opening hours', { title: f.line('Title') }),
    serviceAreas: f.group('Service areas', { title: f.line('Title') }),
    emergency: f.titledText('Emergency'),
  }),
  coverage: f.group(
    'Where we work',
    { title: f.heading, more: f.action },
    { help: 'The places are those of the regions.' },
  ),
  hotline: f.group('Emergency line', {
    title: f.heading,
    text: f.text('Text', { max: 400 }),
    action: f.line('Button'),
    safety: f.safety,
  }),
  directions: f.group('Directions', {
    title: f.heading,
    text: f.text('Text', { max: 400 }),
    google: f.line('Link to Google Maps'),
    waze: f.line('Link to Waze'),
  }),
  map: f.group('Map', {
    sketch: f.text('What the sketch of the yard shows', {
      max: 250,
      help: 'Read out to people who cannot see it. If the yard moves, replace app/drawings/yard-plan.svg.',
    }),
    title: f.line('Name of the map'),
    show: f.line('Button that loads the map'),
    linkText: f.line('Link to the map'),
    note: f.text('Note below the map'),
  }),
})
