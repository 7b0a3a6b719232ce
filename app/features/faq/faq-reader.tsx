import { PriceRows } from '#app/ui/price-rows.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { FaqCategory } from '#content/page-content.ts'
import '#app/ui/fold.css'
import './faq.css'

type Props = { categories: readonly FaqCategory[]; label: string }

/** Shows one category and one open answer at a time (`behaviours/faq.ts`); without JavaScript, all categories. */
export function FaqReader({ categories, label }: Props) {
  return (
    <div className="faq-reader">
      <nav className="faq-reader__contents" aria-label={label}>
        {categories.map(({ id, name }, index) => (
          <a key={id} href={`#${id}`}>
            <span className="note-text" aria-hidden="true">
              {index + 1}
            </span>
            {name}
          </a>
        ))}
      </nav>
      <div className="faq-reader__categories">
        {categories.map(({ id, name, questions }, index) => (
          <section key={id} id={id} data-selected={index === 0 || undefined} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="text-subheading">
              {name}
            </h2>
            <Questions questions={questions} firstOpen={index === 0} />
          </section>
        ))}
      </div>
    </div>
  )
}

/** Questions that share one `name`, so only one answer is open on the page. */
function Questions({ questions, firstOpen }: Pick<FaqCategory, 'questions'> & { firstOpen: boolean }) {
  return (
    <div className="faq-reader__questions">
      {questions.map(({ id, question, prices, answer }, index) => (
        <details key={id} id={id} name="faq" className="fold" open={firstOpen && index === 0}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <div className="faq-reader__answer">
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
