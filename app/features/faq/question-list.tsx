import { PriceRows } from '#app/ui/price-rows.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { Question } from '#content/page-content.ts'
import '#app/ui/fold.css'
import './question-list.css'

type Props = { questions: readonly Question[]; firstOpen: boolean }

/** Questions that share one `name`, so only one answer is open on the page. */
export function QuestionList({ questions, firstOpen }: Props) {
  return (
    <div className="question-list">
      {questions.map(({ id, question, prices, answer }, index) => (
        <details key={id} id={id} name="faq" className="fold" open={firstOpen && index === 0}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <div className="faq-question__answer">
            {prices ? <PriceRows rows={prices} /> : null}
            {answer.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change order
              <Paragraph prose={paragraph} key={index} />
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
