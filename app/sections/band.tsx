import type { ReactNode } from 'react'
import { SectionHead } from './section-head.tsx'
import './band.css'

export type Tone = 'paper' | 'mill' | 'sand' | 'dark'

const grounds: Record<Tone, string> = {
  paper: '',
  mill: 'bg-mill',
  sand: 'bg-sand',
  dark: 'bg-carbon text-white',
}

type Props = {
  tone?: Tone
  id?: string
  className?: string
  /** The id of the heading. */
  labelledBy?: string
  /** A heading above the content, with a lead below it. `small` is for a section to look things up in. */
  title?: string
  lead?: string
  small?: boolean
  children?: ReactNode
}

/** One band of a page on the sheet's width. Of two neighbours on paper, the second adds no space above itself. */
export function Band({ tone = 'paper', id, className = '', labelledBy, title, lead, small, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-band={tone}
      data-ground={tone === 'dark' ? 'dark' : undefined}
      className={`page-band ${grounds[tone]} ${className}`}
    >
      <div className="page-width">
        {title ? <SectionHead title={title} lead={lead} id={labelledBy} small={small} className="mb-cell" /> : null}
        {children}
      </div>
    </section>
  )
}
