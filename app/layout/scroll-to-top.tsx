import { ArrowUp } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { siteWords } from '#content/site-words.ts'

/** Shown once the visitor has scrolled (`behaviours/scroll-to-top.ts`). */
export function ScrollToTop() {
  return (
    <button
      type="button"
      className="scroll-to-top icon-button border border-rule bg-mill text-ink hover:bg-sand"
      aria-label={siteWords.scrollToTop}
      hidden
    >
      <Icon of={ArrowUp} size={22} />
    </button>
  )
}
