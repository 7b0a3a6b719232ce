import type { ReactNode } from 'react'
import './section-head.css'

type Props = { tag: string; title: string; lead: string; children?: ReactNode }

/** The opening of a page without a picture: words on paper above a drawn line. */
export function TitleHead({ tag, title, lead, children }: Props) {
  return (
    <section className="pt-[clamp(2.5rem,6vw,5rem)]">
      <div className="wrap">
        <div className="grid gap-5 border-b border-ink pb-[clamp(2rem,4vw,3.5rem)] lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-12">
          <div>
            <p className="section-mark note">{tag}</p>
            <h1 className="text-[clamp(2.15rem,4.6vw,3.9rem)]">{title}</h1>
          </div>
          <div className="grid gap-5">
            <p className="text-[1.1rem] text-slate">{lead}</p>
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}
