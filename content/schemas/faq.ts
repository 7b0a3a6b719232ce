import * as z from 'zod'
import { anchor, closing, group, hero, line, list, priceRows, prose, safety, seo } from './fields.ts'

const question = group('', {
  id: anchor(),
  question: line('Question', { max: 120 }),
  prices: priceRows,
  answer: list('Answer', 'paragraph', prose('Paragraph')),
  safety,
})

const category = group('', {
  id: anchor(),
  name: z
    .enum([
      'General Services',
      'Pricing & Quotes',
      'Project Timelines',
      'Technical & Quality',
      'Installation & Site Work',
    ])
    .meta({ title: 'Name' }),
  questions: list('Questions', 'question', question, { label: '{question}', min: 3, max: 4 }),
})

const categories = list('Categories', 'category', category, { count: 5, unique: ['name'] }).refine((all) => {
  const ids = all.flatMap(({ id, questions }) => [id, ...questions.map((entry) => entry.id)])
  return new Set(ids).size === ids.length
}, 'Two categories or questions have the same anchor')

export const faq = group('', {
  seo,
  hero,
  contents: line('Name of the list of categories', { help: 'For people who use a screen reader' }),
  categories,
  stillAsking: closing('Below the questions'),
})
