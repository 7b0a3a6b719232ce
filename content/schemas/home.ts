import * as z from 'zod'
import {
  action,
  group,
  headFields,
  heroFields,
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
  tick,
} from './fields.ts'

const promise = group('', {
  strong: line('In bold'),
  stars: tick('Show the stars of the Google rating'),
  text: line('Text'),
})

const card = group('', {
  href: pagePath('Page'),
  title: line('Title', { max: 60 }),
  text: text('Text', { max: 300 }),
  picture: picture('Picture'),
  note: line('On the picture’s corner', { max: 60 }),
})

const reason = group('', { title: line('Title', { max: 90 }), text: prose('Text') })

const person = group('', {
  title: line('Who'),
  text: text('Text', { max: 300 }),
  stat: line('Figure'),
})

const step = group('', {
  picture: picture('Picture'),
  title: line('Title', { max: 60 }),
  text: text('Text', { max: 200 }),
})

export const home = group('', {
  seo,
  hero: group('Top of the page', {
    tag: heroFields.tag,
    titleLines: list('Heading, line by line', 'line', line('Line', { max: 20 }), {
      help: 'Broken by hand, so that the lines keep clear of the frame’s columns',
      max: 5,
    }),
    lead: heroFields.lead,
    pictureNote: pictureFields.pictureNote,
    quoteLabel: line('Button to the quote form'),
    promises: list('Promises', 'promise', promise, { label: '{strong}', min: 3, max: 3 }),
    stats: list('Figures', 'figure', stat, { label: '{value}', min: 3, max: 4 }),
  }),
  services: group('Services', {
    ...leadFields,
    more: line('Link of each card'),
    cards: list('Cards', 'card', card, { label: '{title}', min: 6, max: 6 }),
    index: line('Title of the list of all services'),
  }),
  piece: group('One piece', {
    ...leadFields,
    note: text('Note on the pictures', { max: 200 }),
    strip: line('Name of the strip of pictures', { help: 'For people who use a screen reader' }),
    of: line('Between two numbers', { help: '“of” in “3 of 7”' }),
    steps: list('Steps', 'step', step, { label: '{title}' }),
  }),
  reviews: group('Reviews', {
    ...headFields,
    link: line('Link to all reviews'),
    shown: z.literal(6).meta({ title: 'How many reviews are shown' }),
  }),
  why: group('Why choose us', {
    ...leadFields,
    reasons: list('Reasons', 'reason', reason, { label: '{title}' }),
  }),
  team: group('The people on your job', {
    ...leadFields,
    ...pictureFields,
    people: list('People', 'person', person, { label: '{title}' }),
  }),
  crane: group('Crane hire', {
    ...headFields,
    paragraphs: list('Paragraphs', 'paragraph', text('Paragraph')),
    points: list('Points', 'point', line('Point')),
    ...pictureFields,
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
