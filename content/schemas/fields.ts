import * as z from 'zod'
import { iconNames } from '../artwork.ts'
import pictures from '../pictures.json' with { type: 'json' }
import { parseProse } from '../prose.ts'
import { evenRows, fields, group, list, tableRow } from './structure.ts'

export { block, evenRows, fields, group, list, tableRow } from './structure.ts'

/** `help` appears below the field in the editor; `max` counts characters. */
type Text = { help?: string; max?: number }

/** One line of text. */
export const line = (title: string, { help, max = 200 }: Text = {}) =>
  z.string().min(1).max(max).meta({ title, description: help })

/** A line that stays empty until the owner knows it. */
export const openLine = (title: string, { help, max = 200 }: Text = {}) =>
  z.string().max(max).meta({ title, description: help })

/** Text of one or more sentences. */
export const text = (title: string, { help, max = 2000 }: Text = {}) =>
  z.string().min(1).max(max).meta({ title, description: help, widget: 'textarea' })

export const linkForm = 'A link is written [our areas](/areas-we-serve).'

/** A name that only screen readers say. */
export const spoken = (title: string) => line(title, { help: 'For people who use a screen reader' })

/** What a picture or a drawing shows. */
export const alt = (title: string, max?: number) => text(title, { max, help: 'Read out to people who cannot see it' })

/** Text that may contain links. */
export const prose = (title: string, { help = linkForm, max }: Text = {}) =>
  text(title, { help, max })
    .transform(parseProse)
    .refine((prose) => [prose].flat().every((part) => !String(part).includes('](')), linkForm)

/** Text in which the site fills in `{names}`, each of which has to be there. */
export const template = (title: string, names: readonly string[], options: Text = {}) => {
  const marks = names.map((name) => `{${name}}`)
  return text(title, options).refine(
    (value) => marks.every((mark) => value.includes(mark)),
    `Keep ${marks.join(' and ')}: the site fills in what belongs there`,
  )
}

/** The ids of pictures.json. The content editor adds those of new pictures while it runs. */
export const pictureIds = new Set(Object.keys(pictures.pictures))

/** The id of a picture in pictures.json. */
export const picture = (title: string) =>
  z
    .string()
    .refine((id) => pictureIds.has(id), 'Choose a picture from the list')
    .meta({ title, widget: 'picture' })

/** The address of a page on this site. */
export const pagePath = (title: string) =>
  z
    .templateLiteral(['/', z.string().regex(/^[a-z0-9#-]*$/)], 'Type an address that begins with /, such as /contact')
    .meta({ title, description: 'Such as /contact', link: true })

/** The address of a page here or elsewhere, or a `tel:` or `mailto:` link. May be a fact, such as {business.phone.href}. */
export const href = (title: string) =>
  z
    .string()
    .regex(
      /^(\/[a-z0-9#?=&-]*|#[a-z0-9-]+|https:\/\/\S+|tel:\S+|mailto:\S+|\{[\w.]+\})$/,
      'Type an address such as /contact or https://www.example.com',
    )
    .meta({ title, link: true })

export const webAddress = (title: string, help?: string) =>
  z.url({ protocol: /^https$/, error: 'Type an address that begins with https://' }).meta({ title, description: help })

/** The id of a block, which links such as /faq#vat end with. */
export const anchor = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, figures and hyphens')
  .meta({ title: 'Anchor', description: 'Links end with it, such as /faq#vat. Do not change one that is published.' })

/** A time of day, 24-hour. */
export const time = (title: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Type a time such as 07:30')
    .meta({ title, widget: 'time' })

/** Hours within one day. */
export const hoursFields = { opens: time('Opens'), closes: time('Closes') }

/** A date such as 2026-12-25. */
export const date = (title: string) => z.iso.date('Choose a date').meta({ title, widget: 'date' })

/** `unit` appears next to the field. */
type Range = { min: number; max: number; unit?: string; help?: string }

export const number = (title: string, { min, max, unit, help }: Range) =>
  z.number().min(min).max(max).meta({ title, description: help, unit })

export const wholeNumber = (title: string, { min, max, unit, help }: Range) =>
  z.int().min(min).max(max).meta({ title, description: help, unit })

/** What search engines show of a page. */
export const seo = group(
  'How Google shows this page',
  {
    title: line('Title', { max: 60, help: 'The blue line of a search result' }),
    description: text('Description', { max: 155, help: 'The lines below it' }),
    keywords: list('Keywords', 'keyword', line('Keyword')),
  },
  { more: true },
)

export const heading = line('Heading', { max: 90 })

/** What opens a page. */
export const hero = group('Top of the page', {
  title: heading,
  lead: prose('Introduction', { max: 500 }),
})

/** What opens a section. */
export const leadFields = { title: heading, lead: text('Introduction', { max: 600 }) }

export const titledText = (title = '') => group(title, { title: line('Title', { max: 90 }), text: text('Text') })

export const titledProse = fields({ title: line('Title', { max: 90 }), text: prose('Text') })

/** Notes that explain the balloons of a drawing. */
export const balloonNotes = list('Notes', 'note', titledText(), { help: 'In the order of the balloons' })

/** The picture of a section, and the lettering on its corner. */
export const pictureFields = { picture: picture('Picture'), pictureNote: line('On the picture’s corner', { max: 60 }) }

/** Names the topic of a safety text, which confirmations.json lists until somebody competent has checked it. */
export const safety = openLine('To be checked by a competent person', {
  help: 'What this text is about, as in the list of texts to be checked',
})
  .optional()
  .meta({ widget: 'safety' })

/** A value with its label: "24 hours", "to a quote for most jobs". */
export const stat = fields({ value: line('Figure'), label: prose('What it counts') }, { row: true })

/** What typical jobs cost and how long they take, one per row. */
export const priceRows = list(
  'Prices, row by row',
  'price',
  fields({
    label: line('Job', { max: 40 }),
    href: href('Leads to').optional(),
    price: line('Price', { max: 60 }),
    time: line('Time', { max: 30, help: 'Such as 4–8 weeks' }).optional(),
  }),
  { min: 1, max: 4 },
).optional()

export const labelledValue = fields({ label: line('Label'), value: line('Value') }, { row: true })

/** A button or link. */
export const action = group('Link', { label: line('Text'), href: href('Leads to') }, { row: true })

export const actions = list('Buttons', 'button', action)

/** The last section of a page. */
export const closing = (title: string) =>
  group(title, {
    title: heading,
    text: text('Text', { max: 400 }),
    actions,
  })

/** True, or absent. */
export const tick = (title: string, help?: string) => z.literal(true).optional().meta({ title, description: help })

/** A table, to be checked by `evenRows`. */
export const tableFields = {
  caption: alt('What the table shows', 200),
  columns: list(
    'Columns',
    'column',
    fields(
      { label: line('Heading'), numeric: tick('Holds numbers'), figure: tick('Its heading is a large figure') },
      { row: true },
    ),
  ),
  rows: list('Rows', 'row', tableRow(line('Cell', { max: 600 }))),
  footnote: prose('Note below it').optional(),
}

/** A table whose title opens it. */
export const foldedTable = (title: string) =>
  evenRows(group(title, { id: anchor, title: line('What opens the table', { max: 90 }), ...tableFields }))

/** Next to a form. */
export const sketch = tick('Show the example of a sketch', 'A wall that is taken out of a house')

/** An icon next to a title. */
export const icon = z.enum(iconNames, 'Choose an icon from the list').meta({ title: 'Icon' })

export const drawingText = alt('What the drawing shows')

/** What opens a section of a service page. */
export const sectionHead = { title: heading, lead: leadFields.lead.optional() }
