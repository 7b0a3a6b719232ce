import * as f from './fields.ts'
import { business } from './firm.ts'

const certification = f.fields({
  name: business.shape.certificates.keyof().meta({ title: 'Standard' }),
  standard: f.line('What it is about'),
})

const fact = f.fields({ label: f.line('Label'), value: f.prose('Text') })

const milestone = f.fields({
  year: f.wholeNumber('Year', { min: 1800, max: 2100 }),
  title: f.line('Title', { max: 60 }),
  text: f.text('Text', { max: 300 }),
})

export const about = f.fields({
  seo: f.seo,
  hero: f.group('Top of the page', { ...f.hero.shape, facts: f.list('Facts', 'fact', fact), ...f.pictureFields }),
  stats: f.list('Figures', 'figure', f.stat, { count: 2 }),
  story: f.group('Our story', {
    title: f.heading,
    paragraphs: f.list('Paragraphs', 'paragraph', f.text('Paragraph')),
    ...f.pictureFields,
  }),
  timeline: f.group('Milestones', {
    title: f.heading,
    milestones: f.list('Milestones', 'milestone', milestone, { label: '{year} · {title}', count: 8, inOrder: 'year' }),
  }),
  certifications: f.group('Certificates', {
    title: f.heading,
    labels: f.group(
      'Labels',
      {
        name: f.line('Standard'),
        standard: f.line('What it covers'),
        number: f.line('Number'),
        body: f.line('Issuing body'),
        expires: f.line('Expiry'),
      },
      { row: true, more: true },
    ),
    sampleMark: f.text('Shown below the table while any value is empty', { max: 200 }),
    list: f.list('Standards', 'standard', certification, { count: 6, unique: ['name'] }),
  }),
  contractors: f.group('For contractors and engineers', {
    title: f.heading,
    lines: f.list('Lines', 'line', fact, {
      count: 10,
      help: 'Open; the two tables open from their titles.',
    }),
    buyers: f.foldedTable('Table for buyers'),
    engineers: f.foldedTable('Table for engineers'),
  }),
  contact: f.closing('Foot of the page'),
})
