import { island } from '#app/ui/island.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { FaqCategory } from '#content/page-content.ts'
import { CategoryTabs } from './category-tabs.tsx'
import { QuestionList } from './question-list.tsx'
import { useSelectedCategory } from './use-selected-category.ts'
import './faq.css'

type Props = { categories: readonly FaqCategory[]; label: string }

/** Shows one category and one open answer at a time; without JavaScript, all categories. */
export const FaqReader = island('FaqReader', Reader)

function Reader({ categories, label }: Props) {
  const hydrated = useHydrated()
  const { selected, pick } = useSelectedCategory(categories)
  return (
    <div className="faq-reader">
      <CategoryTabs categories={categories} label={label} selected={selected} onPick={pick} />
      <div className="faq-reader__panels" data-ready={hydrated || undefined}>
        {categories.map((category, index) => (
          <section
            key={category.id}
            id={category.id}
            data-selected={category.id === selected || undefined}
            aria-labelledby={`${category.id}-title`}
            role={hydrated ? 'tabpanel' : undefined}
          >
            <h2 id={`${category.id}-title`} className="text-subheading">
              {category.name}
            </h2>
            <QuestionList questions={category.questions} firstOpen={index === 0} />
          </section>
        ))}
      </div>
    </div>
  )
}
