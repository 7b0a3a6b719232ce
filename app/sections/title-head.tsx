import type { ReactNode } from 'react'
import './section-head.css'

type Props = {
  tag: string
  title: string
  lead: string
  size?: 'title' | 'page'
  underLead?: ReactNode
  children?: ReactNode
}

const sizes = { title: 'text-title', page: 'text-page' } as const

/** The head of a page without a picture, with what the page adds on its right. Legal and small pages take the smaller size. */
export function TitleHead({ tag, title, lead, size = 'title', underLead, children }: Props) {
  return (
    <section className="pt-xl">
      <div className="page-width">
        <div className="grid gap-x-l gap-y-l border-b border-ink pb-xl lg:grid-cols-[7fr_5fr] lg:items-end">
          <div className={children ? '' : 'lg:col-span-2'}>
            <p className="section-head__mark note-text">{tag}</p>
            <h1 className={sizes[size]}>{title}</h1>
            <p className="mt-s max-w-measure text-slate">{lead}</p>
            {underLead}
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}
