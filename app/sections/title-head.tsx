import type { ReactNode } from 'react'
import './section-head.css'

type Props = { tag: string; title: string; lead: string; children?: ReactNode }

/** The opening of a page without a picture: words on paper above a drawn line, and at their right what the page adds. */
export function TitleHead({ tag, title, lead, children }: Props) {
  return (
    <section className="pt-xl">
      <div className="page-width">
        <div className="grid gap-x-l gap-y-l border-b border-ink pb-xl lg:grid-cols-[7fr_5fr] lg:items-end">
          <div className={children ? '' : 'lg:col-span-2'}>
            <p className="section-head__mark note-text">{tag}</p>
            <h1 className="text-title">{title}</h1>
            <p className="mt-4 max-w-measure text-body text-slate">{lead}</p>
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}
