import { buttonClass } from '#app/ui/button.tsx'
import { toast } from '#app/ui/page-events.ts'
import { figuresCopy } from '#content/answers/figures.ts'
import type { Figures } from '#domain/figures-handover.ts'
import { addFigures } from './add-figures.ts'

type Props = { look: 'primary' | 'ghost'; figures: Figures | undefined }

/** A link to the page's quote form that adds the figures to it. Disabled without figures, hidden without script. */
export function SendFigures({ look, figures }: Props) {
  return (
    <a
      className={`${buttonClass(look)} noscript:hidden`}
      href={figures && '#get-quote'}
      role={figures ? undefined : 'link'}
      aria-disabled={!figures || undefined}
      onClick={() => figures && send(figures)}
    >
      {figuresCopy.send}
    </a>
  )
}

function send(figures: Figures): void {
  if (addFigures(figures)) toast({ tone: 'success', title: figuresCopy.sent, text: figuresCopy.next })
}
