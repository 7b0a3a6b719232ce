import * as z from 'zod'
import * as f from './fields.ts'

const threeSteps = (title: string) => f.list(title, 'step', f.titledText(), { count: 3 })
const stateOfEnquiry = (title: string) =>
  f.group(title, { title: f.heading, lead: f.text('Introduction', { max: 500 }) })

export const thankYou = f.fields({
  seo: f.seo,
  hero: f.group('Top of the page', { title: f.heading }),
  opened: f.text('When nothing is known of an enquiry', { max: 300 }),
  draft: stateOfEnquiry('While the enquiry is a draft'),
  delivered: stateOfEnquiry('When our server has the enquiry'),
  referenceLabel: f.line('Label of the reference'),
  sent: f.titledText('Above the copy of a delivered enquiry'),
  copy: f.group('Copying the enquiry', {
    action: f.line('Button'),
    copied: f.line('When it worked'),
    refused: f.line('When the browser refused'),
    textLabel: f.line('Label of the text'),
  }),
  filesToAttach: f.line('Above the files that are still to be attached'),
  draftSteps: threeSteps('Next steps with a draft'),
  steps: f.group('Next steps', { title: f.heading, list: threeSteps('Steps') }),
  contact: f.group('Urgent enquiries', {
    title: f.heading,
    text: f.text('Text', { max: 300 }),
    actions: f.actions,
    safety: f.safety,
  }),
  onward: f.list('Links', 'link', f.action),
})

export const notFound = f.fields({
  seo: f.group(
    'In the browser’s tab',
    { title: f.seo.shape.title, description: f.seo.shape.description },
    { more: true },
  ),
  text: f.text('Text', { max: 300 }),
  drawing: f.group('Drawing', { alt: f.alt('What it shows', 250) }, { more: true }),
  home: f.action,
  back: f.group('Back button', { label: f.line('Text') }),
  call: f.action,
  services: f.group('Suggested services', { title: f.heading }),
})

const entry = f.fields({ url: f.pagePath('Page'), description: f.line('Description') }, { row: true })

export const sitemap = f.fields({
  seo: f.seo,
  hero: f.hero,
  groups: f.list(
    'Groups',
    'group',
    f.fields({
      id: f.anchor,
      title: z
        .enum(['Main', 'Steel Fabrication Services', 'Specialized Services', 'Legal'])
        .meta({ title: 'Title', description: 'The site adds the services to the groups that are named after them.' }),
      entries: f.list('Pages', 'page', entry, { label: '{url}' }).optional(),
    }),
    { count: 4 },
  ),
  xmlNote: f.prose('Note below the list'),
})
