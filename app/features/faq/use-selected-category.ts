import { useEffect, useState } from 'react'
import type { FaqCategory } from '#content/page-content.ts'

type Selection = { selected: string; pick: (category: string) => void }

/**
 * The category that is shown. `#category` in the address selects it and opens its first answer, `#question` opens that
 * question. Picking a category updates the address.
 */
export function useSelectedCategory(categories: readonly FaqCategory[]): Selection {
  const [selected, setSelected] = useState(categories[0]?.id ?? '')
  const [linked, setLinked] = useState<{ question: string }>()

  useEffect(() => {
    function followAddress() {
      const id = window.location.hash.slice(1)
      const category = categories.find((entry) => entry.id === id || entry.questions.some((entry) => entry.id === id))
      if (!category) return
      setSelected(category.id)
      if (category.id === id) openFirst(category)
      else setLinked({ question: id })
    }
    followAddress()
    window.addEventListener('hashchange', followAddress)
    return () => window.removeEventListener('hashchange', followAddress)
  }, [categories])

  // A question can be scrolled to only after its category is shown.
  useEffect(() => {
    const details = linked && document.getElementById(linked.question)
    if (!(details instanceof HTMLDetailsElement)) return
    details.open = true
    details.scrollIntoView()
    details.querySelector('summary')?.focus({ preventScroll: true })
  }, [linked])

  function pick(id: string) {
    setSelected(id)
    openFirst(categories.find((category) => category.id === id))
    window.history.replaceState(null, '', `#${id}`)
  }

  return { selected, pick }
}

/** All answers share one `name`, so opening one closes the other. */
function openFirst(category: FaqCategory | undefined) {
  const details = document.getElementById(category?.questions[0]?.id ?? '')
  if (details instanceof HTMLDetailsElement) details.open = true
}
