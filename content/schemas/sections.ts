import * as z from 'zod'
import { samples } from './confirmations.ts'
import {
  action,
  anchor,
  distinct,
  group,
  icon,
  labelledValue,
  line,
  list,
  prose,
  safety,
  sectionHead,
  stat,
  text,
  tick,
  titledText,
} from './fields.ts'

const shortFacts = list('Labels and values', 'label', labelledValue, { label: '{label}', help: 'Shown below the text' })

const card = group('', {
  title: line('Title'),
  icon: icon.optional(),
  text: prose('Text'),
  safety,
})

const row = card.extend({
  facts: shortFacts.optional(),
  list: list('Points', 'point', line('Point')).optional(),
})

const footnote = prose('Note below it').optional()

/**
 * A kind of section: `title` is what the editor offers it as, `sketch` the path of its small picture there, on 48 by 32. Its
 * component is in app/sections/section-kinds.tsx.
 */
const section = <Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  title: string,
  sketch: string,
  shape: Shape,
) =>
  group(title, {
    kind: z.literal(kind),
    ...sectionHead,
    ...shape,
    id: anchor('Anchor').optional(),
    folded: tick('Folded', 'Its title opens it, so the title gives the answer: “Allow 4–8 weeks”.'),
    aboveStory: tick('Above the page’s drawing or story'),
    more: action.optional().meta({ title: 'Link below the section' }),
  }).meta({ sketch })

/** Its title opens it where a page folds it. */
export const table = section('table', 'Table', 'M4 6h40v20H4zM4 12h40M4 19h40M17 6v20M31 6v20', {
  sample: samples.keyof().optional().meta({
    title: 'Mark as sample content',
    description: 'The mark disappears when you confirm that kind of content.',
  }),
  caption: line('What the table shows', { help: 'Read out to people who cannot see it' }),
  columns: list(
    'Columns',
    'column',
    group('', { label: line('Heading'), numeric: tick('Holds numbers') }, { row: true }),
    { label: '{label}' },
  ),
  rows: list('Rows', 'row', z.array(line('Cell', { max: 600 })).meta({ widget: 'table-row' })),
  footnote,
}).refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
  path: ['rows'],
  error: 'Give every row one cell for each column.',
})

/** What a service page is put together from. */
const kinds = z.discriminatedUnion('kind', [
  section('prose', 'Text', 'M4 6h22M4 12h40M4 17h40M4 22h40M4 27h28', {
    paragraphs: list('Paragraphs', 'paragraph', prose('Paragraph')),
  }),
  section('checklist', 'Checklist', 'M4 7l2 2 4-4M14 7h30M4 16l2 2 4-4M14 16h30M4 25l2 2 4-4M14 25h22', {
    entries: list('Entries', 'entry', text('Entry')),
  }),
  section('cards', 'Cards', 'M4 6h12v20H4zM18 6h12v20H18zM32 6h12v20H32zM7 20h6M21 20h6M35 20h6', {
    cards: list('Cards', 'card', card, { label: '{title}' }),
  }),
  section(
    'steps',
    'Numbered steps',
    'M8 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M18 8h26M8 20a4 4 0 1 0 0 8a4 4 0 1 0 0-8M18 24h26M8 12v8',
    {
      steps: list('Steps', 'step', group('', { title: line('Title'), text: prose('Text') }), { label: '{title}' }),
    },
  ),
  section('rows', 'Rows, one below the other', 'M4 5h40M4 16h40M4 27h40M4 10h10M20 10h24M4 21h10M20 21h24', {
    rows: list('Rows', 'row', row, { label: '{title}' }),
  }),
  table,
  section('places', 'Places', 'M12 26s-6-8-6-13a6 6 0 0 1 12 0c0 5-6 13-6 13zM24 9h20M24 16h20M24 23h14', {
    places: list('Places', 'place', line('Place')),
    footnote,
  }),
  section('projects', 'Projects', 'M4 6h18v12H4zM26 6h18v12H26zM4 23h14M26 23h14', {
    projects: list('Projects', 'project', group('', { title: line('Title'), text: text('Text'), facts: shortFacts }), {
      label: '{title}',
    }),
  }),
  section('drawing', 'Drawing with notes', 'M4 26h40M8 26V10h32v16M8 6h32M8 4v4M40 4v4M20 26V16h8v10', {
    drawing: z.enum(['site-splice', 'spans-to-scale'], 'Choose a drawing from the list').meta({ title: 'Drawing' }),
    notes: list('Notes', 'note', titledText, { label: '{title}', help: 'In the order of the balloons' }),
  }),
  section('emergency', 'Emergency band', 'M24 5l18 22H6zM24 13v7M24 23v1', {
    text: text('Text'),
    facts: list('Figures', 'figure', stat, { label: '{value}' }).optional(),
    safety,
  }),
])

/** The bands of a service page. */
export const sections = distinct(
  distinct(
    list('Sections', 'section', kinds, { label: '{title}', max: 12, help: 'In the order of the page' }),
    'title',
  ),
  'id',
)
