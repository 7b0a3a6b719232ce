import * as z from 'zod'
import { contactServices, quoteServices } from '../enquiry-options.ts'
import * as f from './fields.ts'
import { sections } from './sections.ts'

/** The groups of the Services menu, in order (spec 2). */
export const menuGroups = ['Core', 'Specialized', 'Technical', 'Architectural', 'Construction'] as const

const listings = f.group(
  'Where the site lists the service',
  {
    menu: f.group('Services menu', {
      group: z.enum(menuGroups).meta({ title: 'Group' }),
      line: f.line('Line below the name', { max: 40, help: 'What the visitor gets' }),
    }),
    sitemap: f.group('Sitemap', {
      group: z.enum(['Steel Fabrication Services', 'Specialized Services']).meta({ title: 'Group' }),
      text: f.line('Line below the name'),
    }),
    areas: f
      .group(
        'Areas page',
        { name: f.line('Shorter name', { max: 40 }) },
        { help: 'For a service that is the same in all three regions' },
      )
      .optional(),
    footer: f.tick('In the footer'),
    notFound: f.tick('Suggested on the page for missing addresses'),
  },
  { more: true },
)

const hero = f
  .group('Top of the page', {
    titleLines: f.list('Title, line by line', 'line', f.line('Line', { max: 60 }), {
      max: 5,
      help: 'One line lets the browser choose the breaks.',
    }),
    lead: f.prose('Introduction', { max: 400 }),
    prices: f.priceRows,
    price: f.prose('Price line', {
      max: 300,
      help: 'What a typical job costs, with a link: to the calculator with the choices made, or to the place of the price. Below rows of prices: what they cover.',
    }),
    picture: f.picture('Picture'),
    pictureNote: f.line('Lettering on the picture', {
      max: 60,
      help: 'A section, grade, load or reach: “UB 305×165×40”',
    }),
    action: f.line('Button', { max: 40, help: 'It leads to the quote form of the page.' }),
  })
  .transform((content) => ({ ...content, title: content.titleLines.join(' ') }))

const hidden = f
  .group(
    'Hidden',
    { redirect: f.pagePath('Its address leads to') },
    {
      more: true,
      help: 'Menus, cards, lists, forms and search engines leave the service out. Remove this to show it again.',
    },
  )
  .optional()
  .meta({
    add: 'Hide this service',
    added: 'Hidden from the site',
    removed: 'No longer hidden: the site shows it again',
  })

const photos = f
  .group('Link to the gallery', {
    label: f.line('Link', { max: 50, help: 'Names the pictures of such work' }),
    picture: f.picture('Picture that it opens the gallery at'),
  })
  .optional()

const emergencyLine = f
  .group(
    'Yellow band',
    {
      title: f.line('Title'),
      text: f.text('Text'),
      facts: f.list('Figures', 'figure', f.stat).optional(),
      safety: f.safety,
    },
    { help: 'With the emergency number' },
  )
  .optional()

const quote = f.group('Quote form', {
  sketch: f.sketch,
  drawingOnly: f.tick('Ask for a drawing alone', 'Not for photographs or a sketch'),
  title: f.line('Title', { max: 60 }),
  lead: f.text('Introduction', { max: 300 }).optional(),
  next: f.list('What happens next', 'step', f.text('Step')),
})

/** The schema of a service page. `own` holds the fields that only this page has: the texts of its hero's drawing and its story. */
export const serviceWith = <Own extends z.ZodRawShape>(own: Own) =>
  f.fields({
    name: f.line('Name', {
      max: 60,
      help: 'In menus, breadcrumb and sitemap, and as the name of the service for search engines',
    }),
    icon: f.icon,
    order: f.wholeNumber('Position in lists of services', { min: 1, max: 100 }),
    summary: f.text('Summary', { max: 109, help: 'One sentence, for cards and search engines' }),
    serviceType: f.line('Kind of service, in plain words', { help: 'For search engines' }),
    seo: f.seo,
    listings,
    hidden,
    hero,
    keyStats: f.list('Key figures', 'figure', f.stat, { min: 2, max: 4 }),
    standard: f
      .line('Link to the certificates', { max: 40, help: 'The standard that matters here, if not BS EN 1090-1' })
      .optional(),
    specimen: z
      .enum(['drawing', 'welds'])
      .meta({ title: 'Specimen sheet', description: 'Next to the form, and in the row of links below the key figures' })
      .optional(),
    photos,
    ...own,
    sections,
    emergencyLine,
    quote,
    quoteService: z
      .enum(quoteServices.map(({ value }) => value))
      .meta({ title: 'Service Required in the quote form', description: 'The entry that is selected at first' }),
    contactService: z.enum(contactServices.map(({ value }) => value)).meta({
      title: 'Service Required in the contact form',
      description: 'Its entry for this service. The form leaves it out when every service with it is hidden.',
    }),
  })

/** A service page without anything of its own. */
export const service = serviceWith({})
