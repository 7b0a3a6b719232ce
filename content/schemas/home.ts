import {
  action,
  group,
  headFields,
  leadFields,
  line,
  list,
  pagePath,
  picture,
  pictureFields,
  prose,
  seo,
  sketch,
  stat,
  text,
  titledProse,
} from './fields.ts'

const card = group('', {
  href: pagePath('Page'),
  title: line('Title', { max: 60 }),
  text: text('Text', { max: 300 }),
  picture: picture('Picture'),
})

const person = group('', {
  title: line('Who'),
  text: text('Text', { max: 300 }),
  stat: line('Figure'),
})

export const home = group('', {
  seo,
  hero: group('Top of the page', {
    tag: line('Small line above the heading', { max: 60 }),
    titleLines: list('Heading, line by line', 'line', line('Line', { max: 20 }), {
      help: 'Broken by hand, so that the lines keep clear of the frame’s columns',
      max: 5,
    }),
    lead: text('Introduction', { max: 500 }),
    price: text('Price line', { max: 100 }),
    priceNote: prose('Below the price', { max: 100 }),
    quoteLabel: line('Button to the quote form'),
    routesLabel: line('Name of the links by need', { help: 'For people who use a screen reader' }),
    routes: list(
      'Links by need',
      'link',
      group('', {
        label: line('What the visitor needs', { max: 40 }),
        answer: line('Price or time', { max: 40 }),
        href: pagePath('Page'),
      }),
      { count: 6 },
    ),
    routesNote: prose('Below the links by need', { max: 300 }),
    stats: list('Figures', 'figure', stat, { min: 3, max: 4 }),
  }),
  services: group('Services', {
    ...headFields,
    more: line('Link of each card'),
    cards: list('Cards', 'card', card, { count: 6 }),
    caption: line('Below the pictures'),
    index: line('Title of the list of all services'),
  }),
  reviews: group('Reviews', {
    ...headFields,
    link: line('Link to all reviews'),
  }),
  why: group('Why choose us', {
    ...leadFields,
    reasons: list('Reasons', 'reason', titledProse),
  }),
  team: group('The people on your job', {
    ...leadFields,
    ...pictureFields,
    people: list('People', 'person', person),
  }),
  crane: group('Crane hire', {
    ...headFields,
    ...pictureFields,
    paragraphs: list('Paragraphs', 'paragraph', text('Paragraph')),
    action,
  }),
  quote: group('Quote form', {
    ...headFields,
    about: line('Written into the enquiry as its subject'),
    lead: leadFields.lead,
    sketch,
    nextTitle: line('Title of the next steps'),
    next: list('Next steps', 'step', text('Step', { max: 300 })),
  }),
})
