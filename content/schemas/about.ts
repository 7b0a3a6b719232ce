import {
  closing,
  group,
  headFields,
  hero,
  line,
  list,
  pictureFields,
  prose,
  seo,
  stat,
  text,
  wholeNumber,
} from './fields.ts'
import { business } from './firm.ts'
import { table } from './sections.ts'

const certification = group('', {
  name: business.shape.certificates.keyof().meta({ title: 'Standard' }),
  standard: line('What it is about'),
})

const fact = group('', { label: line('Label'), value: prose('Text') })

const milestone = group('', {
  year: wholeNumber('Year', { min: 1800, max: 2100 }),
  title: line('Title', { max: 60 }),
  text: text('Text', { max: 300 }),
})

export const about = group('', {
  seo,
  hero: group('Top of the page', { ...hero.shape, facts: list('Facts', 'fact', fact), ...pictureFields }),
  stats: list('Figures', 'figure', stat, { count: 2 }),
  story: group('Our story', {
    ...headFields,
    paragraphs: list('Paragraphs', 'paragraph', text('Paragraph')),
    ...pictureFields,
  }),
  timeline: group('Milestones', {
    ...headFields,
    milestones: list('Milestones', 'milestone', milestone, { label: '{year} · {title}', count: 8, inOrder: 'year' }),
  }),
  certifications: group('Certificates', {
    ...headFields,
    labels: group(
      'Labels',
      {
        name: line('Standard'),
        standard: line('What it covers'),
        number: line('Number'),
        body: line('Issuing body'),
        expires: line('Expiry'),
      },
      { row: true, more: true },
    ),
    sampleMark: text('Shown below the table while any value is empty', { max: 200 }),
    list: list('Standards', 'standard', certification, { count: 6, unique: ['name'] }),
  }),
  contractors: group('For contractors and engineers', {
    ...headFields,
    lines: list('Lines', 'line', fact, {
      count: 10,
      help: 'Open; the two tables open from their titles.',
    }),
    buyers: table.meta({ title: 'Table for buyers' }),
    engineers: table.meta({ title: 'Table for engineers' }),
  }),
  contact: closing('Foot of the page'),
})
