import * as z from 'zod'
import { action, group, hero, line, list, prose, seo, text } from './fields.ts'

const review = group('', {
  name: line('Who wrote it', { help: 'As Google shows the name' }),
  job: prose('Job', { max: 80, help: 'What we did, as a link: “[Goalpost](/steel-beam-installation)”' }).optional(),
  rating: z.literal([1, 2, 3, 4, 5], 'Give one to five stars').meta({ title: 'Stars' }),
  date: line('When', { max: 40, help: 'As Google shows it: 3 months ago' }),
  text: text('Review', { help: 'Word for word, as the customer wrote it' }),
})

export const reviews = group('', {
  seo,
  hero: group('Top of the page', { ...hero.shape, action }),
  rating: line('After the rating', { help: 'The number is in Name, numbers and certificates, Google rating.' }),
  listing: action,
  reviews: list('Reviews', 'review', review, {
    label: '{name} · {date}',
    help: 'Newest first. The home page shows the first six.',
    unique: ['text'],
    newFirst: true,
  }),
  leave: group('Write a review', {
    title: line('Heading'),
    text: text('Text', { max: 300 }),
    review: action,
  }),
  rules: group('Rules for reviews', {
    title: line('Heading'),
    origin: text('Where the reviews come from'),
    sampleOrigin: text('The same, while the reviews are samples'),
    entries: list('More rules', 'rule', prose('Rule')),
  }),
})
