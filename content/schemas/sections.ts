import * as z from 'zod'
import { type DrawingId, drawingTitles } from '../artwork.ts'
import { samples } from './confirmations.ts'
import * as f from './fields.ts'

/** A kind of section. Its component is in app/sections/section-kinds.tsx. */
const section = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, title: string, shape: Shape) =>
  f.block(kind, title, {
    ...f.sectionHead,
    ...shape,
    id: f.anchor.optional(),
    formerId: f.anchor
      .optional()
      .meta({ title: 'Former anchor', description: 'Old links to it open the folded section.' }),
    folded: f.tick('Folded', 'Its title opens it, so the title gives the answer: “Allow 4–8 weeks”.'),
    aboveStory: f.tick('Above the page’s drawing or story'),
    more: f.action.optional().meta({ title: 'Link below the section' }),
  })

const kinds = z.discriminatedUnion('kind', [
  section('prose', 'Text', {
    paragraphs: f.list('Paragraphs', 'paragraph', f.prose('Paragraph')),
  }),
  section('checklist', 'Checklist', {
    entries: f.list('Entries', 'entry', f.text('Entry')),
  }),
  section('cards', 'Cards', {
    cards: f.list(
      'Cards',
      'card',
      f.fields({
        title: f.line('Title'),
        icon: f.icon.optional(),
        text: f.prose('Text'),
      }),
    ),
  }),
  section('steps', 'Numbered steps', {
    steps: f.list('Steps', 'step', f.titledProse),
  }),
  section('rows', 'Rows', {
    rows: f.list('Rows', 'row', f.fields({ title: f.line('Title'), text: f.prose('Text'), safety: f.safety })),
  }),
  f.evenRows(
    section('table', 'Table', {
      sample: samples.keyof().optional().meta({
        title: 'Mark as sample content',
        description: 'The mark disappears when you confirm that kind of content.',
      }),
      ...f.tableFields,
    }),
  ),
  section('places', 'Places', {
    places: f.list('Places', 'place', f.line('Place')),
    footnote: f.tableFields.footnote,
  }),
  section('projects', 'Projects', {
    projects: f.list(
      'Projects',
      'project',
      f.fields({ title: f.line('Title'), facts: f.list('Labels and values', 'label', f.labelledValue) }),
      { newFirst: true },
    ),
  }),
  section('drawing', 'Drawing with notes', {
    drawing: z
      .enum(Object.keys(drawingTitles) as DrawingId[], 'Choose a drawing from the list')
      .meta({ title: 'Drawing' }),
    notes: f.balloonNotes,
    safety: f.safety,
  }),
])

export const sections = f.list('Sections', 'section', kinds, {
  label: '{title}',
  max: 12,
  help: 'In the order of the page',
  unique: ['title', 'id'],
})
