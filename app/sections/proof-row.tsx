import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { gallery } from '#content/page-content.ts'
import type { Service } from '#content/service.ts'
import { serviceCopy } from '#content/service-copy.ts'
import { Rating } from './rating.tsx'
import './proof-row.css'

/** Why to trust the firm, one link each: its rating, pictures of such work, its certificate, a specimen document. */
export function ProofRow({ service: { hero, photos, handOver } }: { service: Service }) {
  const isShown = gallery.items.some(({ picture }) => picture === hero.picture)
  return (
    <ul className="proof-row">
      <Cell href="/reviews">
        <Rating />
      </Cell>
      <Cell href={isShown ? `/gallery#${hero.picture}` : '/gallery'}>{photos}</Cell>
      <Cell href="/about#certifications">{serviceCopy.proof.certificate}</Cell>
      {handOver ? <Cell href="/about#hand-over">{handOver}</Cell> : null}
    </ul>
  )
}

function Cell({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href}>
        {children}
        <Icon of={ArrowRight} size={18} />
      </a>
    </li>
  )
}
