import { island } from '#app/ui/island.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { FaqCategory } from '#content/faq.ts'
import { CategoryTabs } from './category-tabs.tsx'
import { QuestionList } from './question-list.tsx'
import { useFaqPlace } from './use-faq-place.ts'
import './faq.css'

type Props = { categories: readonly FaqCategory[]; label: string }

/** Questions by category: one category at a time, one answer open at a time. Without JavaScript all of them stand below each other. */
export const FaqReader = island('FaqReader', Reader)

function Reader({ categories, label }: Props) {
  const hydrated = useHydrated()
  const { selected, pick } = useFaqPlace(categories)
  return (
    <div className="faq-grid">
      <CategoryTabs categories={categories} label={label} selected={selected} onPick={pick} />
      <div className="faq-panels" data-ready={hydrated || undefined}>
        {categories.map((category, index) => (
          <section
            key={category.id}
            id={category.id}
            data-selected={category.id === selected || undefined}
            aria-labelledby={`${category.id}-title`}
            role={hydrated ? 'tabpanel' : undefined}
          >
            <h2 id={`${category.id}-title`} className="text-heading">
              {category.name}
            </h2>
            {/* One may be open on arrival; from there on `useFaqPlace` sees to it. */}
            <QuestionList questions={category.questions} firstOpen={index === 0} />
          </section>
        ))}
      </div>
    </div>
  )
}
