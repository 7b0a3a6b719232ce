import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { FaqCategory } from '#content/page-content.ts'

type Props = {
  categories: readonly FaqCategory[]
  label: string
  selected: string
  onPick: (category: string) => void
}

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Categories as tabs; without JavaScript, links to the headings. */
export function CategoryTabs({ categories, label, selected, onPick }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const upright = hydrated && window.matchMedia('(min-width: 62rem)').matches

  function pick(event: MouseEvent, id: string) {
    event.preventDefault()
    onPick(id)
  }

  function move(event: KeyboardEvent, index: number) {
    const to = moves[event.key]?.(index, categories.length)
    const category = to === undefined ? undefined : categories[to]
    if (!category || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onPick(category.id)
    list.current?.querySelectorAll('a')[to ?? 0]?.focus()
  }

  return (
    <div
      ref={list}
      className="faq-reader__tabs"
      {...(hydrated
        ? { role: 'tablist', 'aria-label': label, 'aria-orientation': upright ? 'vertical' : 'horizontal' }
        : {})}
    >
      {categories.map(({ id, name }, index) => {
        const isSelected = id === selected
        const asTab = {
          role: 'tab',
          'aria-selected': isSelected,
          'aria-controls': id,
          tabIndex: isSelected ? 0 : -1,
        }
        return (
          <a
            key={id}
            href={`#${id}`}
            data-selected={isSelected || undefined}
            onClick={(event) => pick(event, id)}
            onKeyDown={(event) => move(event, index)}
            {...(hydrated ? asTab : {})}
          >
            <span className="note-text" aria-hidden="true">
              {index + 1}
            </span>
            {name}
          </a>
        )
      })}
    </div>
  )
}
