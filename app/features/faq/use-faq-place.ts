import { useEffect, useState } from 'react'
import type { FaqCategory } from '#content/faq.ts'

type Place = { selected: string; pick: (category: string) => void }

/**
 * Which category is shown. The address decides: `#category` selects it with its first answer open, `#question` selects its
 * category and opens it, on arrival and on every later change; picking a category writes it back, so that the page can be
 * shared as it stands.
 */
export function useFaqPlace(categories: readonly FaqCategory[]): Place {
  const [selected, setSelected] = useState(categories[0]?.id ?? '')
  const [asked, setAsked] = useState<{ question: string }>()

  useEffect(() => {
    function followAddress() {
      const id = window.location.hash.slice(1)
      const category = categories.find((entry) => entry.id === id || entry.questions.some((entry) => entry.id === id))
      if (!category) return
      setSelected(category.id)
      if (category.id === id) openFirst(category)
      else setAsked({ question: id })
    }
    followAddress()
    window.addEventListener('hashchange', followAddress)
    return () => window.removeEventListener('hashchange', followAddress)
  }, [categories])

  // After its category has been shown, the question can be scrolled to and focused.
  useEffect(() => {
    const details = asked && document.getElementById(asked.question)
    if (!(details instanceof HTMLDetailsElement)) return
    details.open = true
    details.scrollIntoView()
    details.querySelector('summary')?.focus({ preventScroll: true })
  }, [asked])

  function pick(id: string) {
    setSelected(id)
    openFirst(categories.find((category) => category.id === id))
    window.history.replaceState(null, '', `#${id}`)
  }

  return { selected, pick }
}

/** Its name closes whichever answer was open. */
function openFirst(category: FaqCategory | undefined) {
  const details = document.getElementById(category?.questions[0]?.id ?? '')
  if (details instanceof HTMLDetailsElement) details.open = true
}
