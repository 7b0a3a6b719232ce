import * as z from 'zod'
import * as f from './fields.ts'

const question = f.fields({
  id: f.anchor,
  question: f.line('Question', { max: 120 }),
  prices: f.priceRows,
  answer: f.list('Answer', 'paragraph', f.prose('Paragraph')),
  safety: f.safety,
})

const category = f.fields({
  id: f.anchor,
  name: z
    .enum([
      'General Services',
      'Pricing & Quotes',
      'Project Timelines',
      'Technical & Quality',
      'Installation & Site Work',
    ])
    .meta({ title: 'Name' }),
  questions: f.list('Questions', 'question', question, { label: '{question}', min: 3, max: 4 }),
})

const categories = f.list('Categories', 'category', category, { count: 5, unique: ['name'] }).refine((all) => {
  const ids = all.flatMap(({ id, questions }) => [id, ...questions.map((entry) => entry.id)])
  return new Set(ids).size === ids.length
}, 'Two categories or questions have the same anchor')

export const faq = f.fields({
  seo: f.seo,
  hero: f.hero,
  contents: f.spoken('Name of the list of categories'),
  categories,
  stillAsking: f.closing('Below the questions'),
})
