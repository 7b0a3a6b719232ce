import { ArrowUp } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { siteWords } from '#content/site-words.ts'

/** Spec 9: the button appears after this many pixels. */
const threshold = 300

export function ScrollToTop() {
  const [visible, setVisible] = useState(false)

  useEffect(() => {
    const update = () => setVisible(window.scrollY > threshold)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])

  if (!visible) return null
  return (
    <button
      type="button"
      className="icon-button border border-rule bg-mill text-ink hover:bg-sand"
      aria-label={siteWords.scrollToTop}
      onClick={() => {
        window.scrollTo({ top: 0 })
        document.getElementById('main')?.focus({ preventScroll: true })
      }}
    >
      <Icon of={ArrowUp} size={22} />
    </button>
  )
}
