import * as z from 'zod'
import {
  action,
  actions,
  anchor,
  group,
  hero,
  labelledValue,
  line,
  list,
  pagePath,
  prose,
  safety,
  seo,
  text,
  titledText,
} from './fields.ts'

const threeSteps = (title: string) => list(title, 'step', titledText(), { count: 3 })
const stateOfEnquiry = (title: string) =>
  group(title, { title: line('Heading'), lead: text('Introduction', { max: 500 }) })
const docket = (title: string) => group(title, { title: line('Heading'), lines: list('Lines', 'line', labelledValue) })

export const thankYou = group('', {
  seo,
  hero: group('Top of the page', { title: line('Heading') }),
  opened: text('When nothing is known of an enquiry', { max: 300 }),
  draft: stateOfEnquiry('While the enquiry is a draft'),
  delivered: stateOfEnquiry('When our server has the enquiry'),
  draftDocket: docket('Summary of a draft'),
  deliveredDocket: docket('Summary of a delivered enquiry'),
  referenceLabel: line('Label of the reference'),
  sent: titledText('Above the copy of a delivered enquiry'),
  copy: group('Copying the enquiry', {
    action: line('Button'),
    copied: line('When it worked'),
    refused: line('When the browser refused'),
    textLabel: line('Label of the text'),
  }),
  filesToAttach: line('Above the files that are still to be attached'),
  draftSteps: threeSteps('Next steps with a draft'),
  steps: group('Next steps', { title: line('Heading'), list: threeSteps('Steps') }),
  contact: group('Urgent enquiries', {
    title: line('Heading'),
    text: text('Text', { max: 300 }),
    actions,
    safety,
  }),
  onward: list('Links', 'link', action),
})

export const notFound = group('', {
  seo: group('In the browser’s tab', { title: seo.shape.title, description: seo.shape.description }, { more: true }),
  text: text('Text', { max: 300 }),
  drawing: group('Drawing', { alt: text('What it shows', { max: 250 }) }, { more: true }),
  home: action,
  back: group('Back button', { label: line('Text') }),
  call: action,
  services: group('Suggested services', { title: line('Heading') }),
})

const entry = group('', { url: pagePath('Page'), description: line('Description') }, { row: true })

export const sitemap = group('', {
  seo,
  hero,
  groups: list(
    'Groups',
    'group',
    group('', {
      id: anchor(),
      title: z
        .enum(['Main', 'Steel Fabrication Services', 'Specialized Services', 'Legal'])
        .meta({ title: 'Title', description: 'The site adds the services to the groups that are named after them.' }),
      entries: list('Pages', 'page', entry, { label: '{url}' }).optional(),
    }),
    { count: 4 },
  ),
  xmlNote: prose('Note below the list'),
})
