import type { ReactNode } from 'react'
import '#app/ui/fold.css'

/** On phones its title opens the section; without a title it is always open. */
export function FoldedOnPhones({ title, children }: { title?: string; children: ReactNode }) {
  if (!title) return children
  return (
    <details className="fold fold--phone">
      <summary>
        <h2 className="text-subheading">{title}</h2>
      </summary>
      {children}
    </details>
  )
}
