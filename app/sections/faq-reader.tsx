import { Paragraph } from '#app/ui/prose-text.tsx'
import type { FaqCategory } from '#content/page-content.ts'
import { PriceRows } from './price-rows.tsx'
import '#app/ui/choice.css'
import '#app/ui/fold.css'
import './faq-reader.css'

type Props = { categories: readonly FaqCategory[]; label: string }

/** Shows one category at a time, and one open answer in it. `behaviours/faq.ts` follows links to a category or a question. */
export function FaqReader({ categories, label }: Props) {
  return (
    <fieldset className="choice faq-reader" aria-label={label} data-faq>
      {categories.map(({ id, name, questions }, index) => (
        <div key={id} className="choice__option faq-reader__option" data-faq-category>
          <label
            className="faq-reader__category grid content-center items-baseline py-2xs noscript:hidden"
            data-print="hide"
          >
            <input className="choice__input" type="radio" name="category" defaultChecked={index === 0} />
            <span className="faq-reader__number note-text" aria-hidden="true">
              {index + 1}
            </span>
            {name}
          </label>
          <section id={id} className="choice__shown faq-reader__shown" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="text-subheading">
              {name}
            </h2>
            <Questions questions={questions} group={id} />
          </section>
        </div>
      ))}
    </fieldset>
  )
}

/** Questions that share one `name`, so only one answer of a category is open. */
function Questions({ questions, group }: Pick<FaqCategory, 'questions'> & { group: string }) {
  return (
    <div className="mt-l line-t">
      {questions.map(({ id, question, prices, answer }, index) => (
        <details key={id} id={id} name={`faq-${group}`} className="fold faq-reader__question" open={index === 0}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <div className="grid gap-s pb-m pt-2xs">
            {prices ? <PriceRows rows={prices} /> : null}
            {answer.map((paragraph, index) => (
              <Paragraph prose={paragraph} key={index} className="max-w-[42rem]" />
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
