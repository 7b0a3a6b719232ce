import { SampleMark } from '#app/ui/sample-mark.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { business } from '#content/business.ts'
import { serviceCopy } from '#content/service-copy.ts'

/** The firm's rating: stars, the number, how many reviews it comes from, and the sample mark. */
export function Rating() {
  const { value } = business.rating
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2xs">
      <Stars rating={Math.round(Number(value))} className="h-4 self-center" />
      <b className="display-text text-subheading">{value}</b> {serviceCopy.proof.reviews}
      <SampleMark of="rating" short />
    </span>
  )
}
