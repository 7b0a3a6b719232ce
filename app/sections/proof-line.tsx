import { SampleMark } from '#app/ui/sample-mark.tsx'
import type { Service } from '#content/service.ts'
import { serviceCopy } from '#content/service-copy.ts'
import './proof-line.css'

/** Why to trust the firm, one link each: rating, pictures of such work, certificates, specimen documents. */
export function ProofLine({ service: { photos, handOver } }: { service: Service }) {
  return (
    <ul className="proof-line">
      <li>
        <a href="/reviews">{serviceCopy.proof.rating}</a>
        <SampleMark of="rating" short />
      </li>
      <li>
        <a href="/gallery">{photos}</a>
      </li>
      <li>
        <a href="/about#certifications">{serviceCopy.proof.certificates}</a>
      </li>
      {handOver ? (
        <li>
          <a href="/about#hand-over">{handOver}</a>
        </li>
      ) : null}
    </ul>
  )
}
