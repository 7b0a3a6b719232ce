import type { Question } from 'schema-dts'
import type { FaqCategory } from '#content/page-content.ts'
import { plainText } from '#content/page-copy.ts'
import { pageUrl } from './structured-data.ts'

/** Every question of the FAQ page with its answer as plain text. */
export function faqEntity(categories: readonly FaqCategory[]): Question[] {
  return categories
    .flatMap(({ questions }) => questions)
    .map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': `${pageUrl('/faq')}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join(' ') },
    }))
}
