import * as z from 'zod'
import {
  anchor,
  block,
  date,
  evenRows,
  group,
  hero,
  line,
  list,
  openLine,
  prose,
  seo,
  tableRow,
  text,
  tick,
} from './fields.ts'

const only = z.enum(['server', 'draft', 'analytics', 'no-analytics']).optional().meta({
  title: 'Only where',
  description:
    'server: our own server takes enquiries. draft: the visitor’s email app sends them. analytics, no-analytics: visits are counted, or not. Empty: everywhere.',
})

const row = group('', {
  cells: tableRow(line('Cell', { max: 600 })).meta({ title: 'Cells' }),
  only,
})

const legalBlock = z.discriminatedUnion('kind', [
  block('paragraph', 'Paragraph', { text: prose('Text', { max: 3000 }), only }),
  block('list', 'List', {
    ordered: tick('Numbered'),
    entries: list('Entries', 'entry', prose('Entry')),
    only,
  }),
  evenRows(
    block('table', 'Table', {
      caption: line('What the table shows', { help: 'Read out to people who cannot see it' }),
      columns: list('Columns', 'column', line('Heading')),
      rows: list('Rows', 'row', row),
      only,
    }),
  ),
  block('paper-form', 'Form to print and fill in by hand', {
    id: anchor(),
    title: line('Title'),
    instruction: text('Instruction', { max: 300 }),
    lines: list(
      'Lines',
      'line',
      group('', { label: line('Label'), value: openLine('Value', { help: 'If empty: a line to write on' }) }),
    ),
    footnote: line('Footnote'),
    only,
  }),
])

const section = group('', {
  id: anchor(),
  title: line('Title', { max: 90 }),
  plain: text('In plain words', {
    max: 200,
    help: 'The section in one plain sentence. It only explains. The section itself is the binding text.',
  }).optional(),
  blocks: list('Text', 'block', legalBlock, { label: '{kind}' }),
})

export const legalDocument = group('', {
  seo,
  hero,
  changed: date('Wording last changed')
    .meta({ description: 'Set it with every change. A document without it states its own date.' })
    .optional(),
  contentsLabel: line('Name of the list of contents'),
  sections: list('Sections', 'section', section, { unique: ['id'] }),
})
