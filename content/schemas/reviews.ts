import * as z from 'zod'
import * as f from './fields.ts'

const review = f.fields({
  name: f.line('Who wrote it', { help: 'As Google shows the name' }),
  job: f.prose('Job', { max: 80, help: 'What we did, as a link: “[Goalpost](/steel-beam-installation)”' }).optional(),
  rating: z.literal([1, 2, 3, 4, 5], 'Give one to five stars').meta({ title: 'Stars' }),
  date: f.line('When', { max: 40, help: 'As Google shows it: 3 months ago' }),
  text: f.text('Review', { help: 'Word for word, as the customer wrote it' }),
})

export const reviews = f.fields({
  seo: f.seo,
  hero: f.group('Top of the page', { ...f.hero.shape, action: f.action }),
  rating: f.line('After the rating', { help: 'The number is in Name, numbers and certificates, Google rating.' }),
  listing: f.action,
  reviews: f.list('Reviews', 'review', review, {
    label: '{name} · {date}',
    help: 'Newest first. The home page shows the first six.',
    unique: ['text'],
    newFirst: true,
  }),
  leave: f.group('Write a review', {
    title: f.heading,
    text: f.text('Text', { max: 300 }),
    review: f.action,
  }),
  rules: f.group('Rules for reviews', {
    title: f.heading,
    origin: f.text('Where the reviews come from'),
    sampleOrigin: f.text('The same, while the reviews are samples'),
    entries: f.list('More rules', 'rule', f.prose('Rule')),
  }),
})
