import { SampleMark } from '#app/firm/sample-mark.tsx'
import { serviceCopy } from '#content/page-content.ts'
import type { Service } from '#content/services.ts'
import { Band, type Tone } from './band.tsx'
import { DimensionStrip } from './dimension-strip.tsx'
import { ProofRow } from './proof-row.tsx'

type Props = {
  service: Service
  tone?: Tone
}

/** The stats of a service on a dimension line, the page's sample notice, and the row of proof. */
export function KeyStats({ service, tone }: Props) {
  return (
    <Band tone={tone} className="pb-xl">
      <h2 className="sr-only text-subheading">{serviceCopy.keyStats}</h2>
      <DimensionStrip stats={service.keyStats} />
      <SampleMark of="stats" className="mt-xs" />
      <ProofRow service={service} />
    </Band>
  )
}
