import { ArrowUp } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { siteCopy } from '#content/site-copy.ts'

/** Shown once the visitor has scrolled (`behaviours/scroll-to-top.ts`). */
export function ScrollToTop() {
  return (
    <button type="button" className="scroll-to-top icon-button" aria-label={siteCopy.scrollToTop} hidden>
      <Icon of={ArrowUp} size={22} />
    </button>
  )
}
