import * as z from 'zod'
import { type DrawingId, drawingTitles } from '../drawings.ts'
import { samples } from './confirmations.ts'
import {
  action,
  anchor,
  balloonNotes,
  block,
  evenRows,
  group,
  icon,
  labelledValue,
  line,
  list,
  prose,
  safety,
  sectionHead,
  stat,
  tableRow,
  text,
  tick,
  titledProse,
} from './fields.ts'

const footnote = prose('Note below it').optional()

/** A kind of section. Its component is in app/sections/section-kinds.tsx. */
const section = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, title: string, shape: Shape) =>
  block(kind, title, {
    ...sectionHead,
    ...shape,
    id: anchor('Anchor').optional(),
    folded: tick('Folded', 'Its title opens it, so the title gives the answer: “Allow 4–8 weeks”.'),
    aboveStory: tick('Above the page’s drawing or story'),
    more: action.optional().meta({ title: 'Link below the section' }),
  })

/** Its title opens it where a page folds it. */
export const table = evenRows(
  section('table', 'Table', {
    sample: samples.keyof().optional().meta({
      title: 'Mark as sample content',
      description: 'The mark disappears when you confirm that kind of content.',
    }),
    caption: line('What the table shows', { help: 'Read out to people who cannot see it' }),
    columns: list(
      'Columns',
      'column',
      group(
        '',
        { label: line('Heading'), numeric: tick('Holds numbers'), figure: tick('Its heading is a large figure') },
        { row: true },
      ),
    ),
    rows: list('Rows', 'row', tableRow(line('Cell', { max: 600 }))),
    footnote,
  }),
)

const kinds = z.discriminatedUnion('kind', [
  section('prose', 'Text', {
    paragraphs: list('Paragraphs', 'paragraph', prose('Paragraph')),
  }),
  section('checklist', 'Checklist', {
    entries: list('Entries', 'entry', text('Entry')),
  }),
  section('cards', 'Cards', {
    cards: list('Cards', 'card', group('', { title: line('Title'), icon: icon.optional(), text: prose('Text') })),
  }),
  section('steps', 'Numbered steps', {
    steps: list('Steps', 'step', titledProse),
  }),
  section('rows', 'Rows', {
    rows: list('Rows', 'row', group('', { title: line('Title'), text: prose('Text'), safety })),
  }),
  table,
  section('places', 'Places', {
    places: list('Places', 'place', line('Place')),
    footnote,
  }),
  section('projects', 'Projects', {
    projects: list(
      'Projects',
      'project',
      group('', { title: line('Title'), facts: list('Labels and values', 'label', labelledValue) }),
      { newFirst: true },
    ),
  }),
  section('drawing', 'Drawing with notes', {
    drawing: z
      .enum(Object.keys(drawingTitles) as DrawingId[], 'Choose a drawing from the list')
      .meta({ title: 'Drawing' }),
    notes: balloonNotes,
    safety,
  }),
  section('emergency', 'Emergency band', {
    text: text('Text'),
    facts: list('Figures', 'figure', stat).optional(),
    safety,
  }),
])

export const sections = list('Sections', 'section', kinds, {
  label: '{title}',
  max: 12,
  help: 'In the order of the page',
  unique: ['title', 'id'],
})
