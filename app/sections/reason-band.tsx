import type { Prose } from '#content/page-copy.ts'
import { Band, type Tone } from './band.tsx'
import { FactCards } from './fact-cards.tsx'
import { SectionHead } from './section-head.tsx'

type Props = {
  title: string
  lead?: string
  reasons: readonly { title: string; text: Prose }[]
  id: string
  tone?: Tone
}

/** Reasons in cells below their heading. */
export function ReasonBand({ title, lead, reasons, id, tone }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <SectionHead title={title} lead={lead} id={id} />
      <FactCards cards={reasons} />
    </Band>
  )
}
