import type { ReactNode } from 'react'
import '#app/ui/fold.css'

type Props = { title?: string; id?: string; children: ReactNode }

/** On phones its title opens the section, and so does a link to `id`. Without a title the section is always open. */
export function FoldedOnPhones({ title, id, children }: Props) {
  if (!title) return children
  return (
    <details className="fold fold--phone">
      <summary>
        <h2 className="text-subheading">{title}</h2>
      </summary>
      {/* Browsers open the section when a link leads to an element inside it. */}
      <div id={id} className="fold__content">
        {children}
      </div>
    </details>
  )
}
