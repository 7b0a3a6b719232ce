import * as f from './fields.ts'

const card = f.fields({
  href: f.pagePath('Page'),
  title: f.line('Title', { max: 60 }),
  text: f.text('Text', { max: 300 }),
  picture: f.picture('Picture'),
})

const person = f.fields({
  title: f.line('Who'),
  text: f.text('Text', { max: 300 }),
  stat: f.line('Figure'),
})

export const home = f.fields({
  seo: f.seo,
  hero: f.group('Top of the page', {
    tag: f.line('Small line above the heading', { max: 60 }),
    titleLines: f.list('Heading, line by line', 'line', f.line('Line', { max: 20 }), {
      help: 'Broken by hand, so that the lines keep clear of the frame’s columns',
      max: 5,
    }),
    lead: f.text('Introduction', { max: 500 }),
    price: f.text('Price line', { max: 100 }),
    priceNote: f.prose('Below the price', { max: 170 }),
    quoteLabel: f.line('Button to the quote form'),
    routesLabel: f.spoken('Name of the links by need'),
    routes: f.list(
      'Links by need',
      'link',
      f.fields({
        label: f.line('What the visitor needs', { max: 40 }),
        answer: f.line('Price or time', { max: 40 }),
        href: f.pagePath('Page'),
      }),
      { count: 6 },
    ),
    routesNote: f.prose('Below the links by need', { max: 300 }),
    stats: f.list('Figures', 'figure', f.stat, { min: 3, max: 4 }),
  }),
  services: f.group('Services', {
    title: f.heading,
    more: f.line('Link of each card'),
    cards: f.list('Cards', 'card', card, { count: 6 }),
    caption: f.line('Below the pictures'),
    index: f.line('Title of the list of all services'),
  }),
  reviews: f.group('Reviews', {
    title: f.heading,
    link: f.line('Link to all reviews'),
  }),
  why: f.group('Why choose us', {
    ...f.leadFields,
    ...f.pictureFields,
    reasons: f.list('Reasons', 'reason', f.titledProse),
  }),
  team: f.group('The people on your job', {
    ...f.leadFields,
    people: f.list('People', 'person', person),
  }),
  crane: f.group('Crane hire', {
    title: f.heading,
    ...f.pictureFields,
    paragraphs: f.list('Paragraphs', 'paragraph', f.text('Paragraph')),
    action: f.action,
  }),
  quote: f.group('Quote form', {
    title: f.heading,
    about: f.line('Written into the enquiry as its subject'),
    lead: f.leadFields.lead,
    sketch: f.sketch,
    nextTitle: f.line('Title of the next steps'),
    next: f.list('Next steps', 'step', f.text('Step', { max: 300 })),
  }),
})
