import * as z from 'zod'
import * as f from './fields.ts'

const only = z.enum(['server', 'draft', 'analytics', 'no-analytics']).optional().meta({
  title: 'Only where',
  description:
    'server: our own server takes enquiries. draft: the visitor’s email app sends them. analytics, no-analytics: visits are counted, or not. Empty: everywhere.',
})

const row = f.fields({
  cells: f.tableRow(f.line('Cell', { max: 600 })).meta({ title: 'Cells' }),
  only,
})

const legalBlock = z.discriminatedUnion('kind', [
  f.block('paragraph', 'Paragraph', { text: f.prose('Text', { max: 3000 }), only }),
  f.block('list', 'List', {
    ordered: f.tick('Numbered'),
    entries: f.list('Entries', 'entry', f.prose('Entry')),
    only,
  }),
  f.evenRows(
    f.block('table', 'Table', {
      ...f.tableFields,
      rows: f.list('Rows', 'row', row),
      only,
    }),
  ),
  f.block('heading', 'Heading', { id: f.anchor, title: f.line('Title'), only }),
])

const section = f.fields({
  id: f.anchor,
  title: f.line('Title', { max: 90 }),
  plain: f
    .text('In plain words', {
      max: 200,
      help: 'The section in one plain sentence. It only explains. The section itself is the binding text.',
    })
    .optional(),
  blocks: f.list('Text', 'block', legalBlock, { label: '{kind}' }),
})

export const legalDocument = f.fields({
  seo: f.seo,
  hero: f.hero,
  changed: f
    .date('Wording last changed')
    .meta({ description: 'Set it with every change. A document without it states its own date.' })
    .optional(),
  contentsLabel: f.line('Name of the list of contents'),
  sections: f.list('Sections', 'section', section, { unique: ['id'] }),
})
