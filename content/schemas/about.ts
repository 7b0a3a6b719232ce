import {
  action,
  anchor,
  distinct,
  group,
  headFields,
  heroFields,
  leadFields,
  line,
  list,
  openLine,
  picture,
  pictureFields,
  seo,
  stat,
  text,
  wholeNumber,
} from './fields.ts'
import { business } from './firm.ts'

const certification = group('', {
  name: business.shape.certificates.keyof().meta({ title: 'Standard' }),
  standard: line('What it is about'),
  meaning: text('What it shows'),
})

const role = group('', {
  role: line('Role'),
  answersFor: text('Answers for'),
  name: openLine('Name', { help: 'Stays empty until somebody is named' }),
  qualification: openLine('Qualification'),
  picture: picture('Portrait').optional(),
})

const milestone = group('', {
  year: wholeNumber('Year', { min: 1800, max: 2100 }),
  title: line('Title', { max: 60 }),
  text: text('Text', { max: 300 }),
})

export const about = group('', {
  seo,
  hero: group('Top of the page', { ...heroFields, ...pictureFields }),
  story: group('Our story', {
    ...headFields,
    paragraphs: list('Paragraphs', 'paragraph', text('Paragraph')),
    ...pictureFields,
  }),
  stats: list('Figures', 'figure', stat, { label: '{value}', min: 2, max: 2 }),
  certifications: group('Certificates', {
    id: anchor(),
    ...leadFields,
    ...pictureFields,
    labels: group(
      'Labels',
      { number: line('Number'), body: line('Issuing body'), expires: line('Expiry') },
      { row: true, more: true },
    ),
    open: line('Shown for a certificate without a number'),
    sampleMark: text('Shown above the list while any value is empty', { max: 200 }),
    list: distinct(list('Standards', 'standard', certification, { label: '{name}', min: 6, max: 6 }), 'name'),
  }),
  register: group('Who answers for what', {
    ...leadFields,
    labels: group('Labels', { name: line('Name'), qualification: line('Qualification') }, { row: true, more: true }),
    roles: list('Roles', 'role', role, { label: '{role}' }),
  }),
  timeline: group('Milestones', {
    ...leadFields,
    units: line('Note on the drawing'),
    milestones: list('Milestones', 'milestone', milestone, { label: '{year} · {title}', min: 8, max: 8 }).refine(
      (all) => all.every(({ year }, index) => index === 0 || year > (all[index - 1]?.year ?? 0)),
      'Put the years in order, each one once',
    ),
  }),
  contact: group('Below the milestones', {
    ...headFields,
    text: text('Text', { max: 300 }),
    actions: list('Buttons', 'button', action, { label: '{label}' }),
  }),
})
