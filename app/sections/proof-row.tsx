import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { business } from '#content/business.ts'
import { gallery, handOver, serviceCopy } from '#content/page-content.ts'
import { ratingMark } from '#content/samples.ts'
import type { Service } from '#content/services.ts'
import './proof-row.css'

const { proof: copy } = serviceCopy

type Props = {
  service?: Service
}

/** Why to trust the firm, one link each: its rating, pictures of a service's work, its certificate, a specimen document. */
export function ProofRow({ service }: Props) {
  const photos = gallery.items.some(({ picture }) => picture === service?.photos?.picture) && service?.photos
  const { value } = business.rating
  return (
    <ul className="proof-row mt-s self-start rule-t rule-b">
      <Cell href="/reviews">
        <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
          <Stars rating={Math.round(Number(value))} className="h-4 self-center" />
          <b className="display-text text-subheading">{value}</b>
          {ratingMark ? <small className="text-small weight-400">{ratingMark}</small> : null}
          {copy.reviews}
        </span>
      </Cell>
      {photos ? <Cell href={`/gallery#${photos.picture}`}>{photos.label}</Cell> : null}
      <Cell href="/about#certifications">{service ? (service.standard ?? copy.standard) : copy.certifications}</Cell>
      {service?.specimen ? <Cell href="/about#hand-over">{handOver.sheets[service.specimen].link}</Cell> : null}
    </ul>
  )
}

function Cell({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li className="max-lg:not-first:rule-t">
      <a
        href={href}
        className="flex h-full min-h-12 items-center justify-between gap-2xs py-3xs weight-600 lg:justify-start hover:text-(--accent) hover:underline lg:min-h-18"
      >
        {children}
        <Icon of={ArrowRight} size={18} className="flex-none text-(--accent)" />
      </a>
    </li>
  )
}
