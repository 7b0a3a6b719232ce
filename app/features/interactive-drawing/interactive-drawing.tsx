import { type ChangeEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { SendDetails } from '#app/features/enquiry-form/send-details.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import type { EnquiryDetails } from '#domain/enquiry-details.ts'
import '#app/ui/ruler-range.css'
import './interactive-drawing.css'

export type Listed = { label: string; value: string; note?: string }

type Props = {
  copy: { title: string; input: string; guide: string; labels: { note: string } }
  drawing: ReactNode
  /** The range input. `shown` is its value on screen, `said` its value for screen readers. */
  input: { min: number; max: number; step: number; value: number; shown: string; said: string }
  onValue: (value: number) => void
  /** Values lettered under the range input. */
  scale?: ReactNode
  /** A second control below the range input. */
  choice?: ReactNode
  outcome: string
  /** What goes into the enquiry. `listed` is shown of it: all but its note, if nothing else is given. */
  details: EnquiryDetails
  listed?: readonly Listed[]
  sample?: ReactNode
}

/** A range input redraws the drawing and updates the result. Without scripts the drawing shows its starting value. */
export function InteractiveDrawing({ copy, drawing, input, onValue, scale, choice, ...result }: Props) {
  const { outcome, details, listed = listDetails(details, copy.labels.note), sample } = result
  const range = useRef<HTMLInputElement>(null)
  const id = useId()
  const { shown, said, ...limits } = input

  // The visitor may have moved it before hydration, and browsers restore its position after a reload.
  useLayoutEffect(() => {
    const moved = range.current?.valueAsNumber
    if (moved !== undefined && moved !== input.value) onValue(moved)
  }, [input.value, onValue])

  return (
    <>
      <h2 className="interactive-drawing__title text-subheading">{copy.title}</h2>
      <div className="interactive-drawing__control noscript:hidden" data-print="hide">
        <label htmlFor={id}>{copy.input}</label>
        <output
          htmlFor={id}
          aria-hidden="true"
          className="display-text text-subheading whitespace-nowrap [font-variant-numeric:tabular-nums] max-[17rem]:whitespace-normal"
        >
          {shown}
        </output>
        <input
          ref={range}
          id={id}
          type="range"
          className="ruler-range interactive-drawing__range col-span-full"
          {...limits}
          aria-valuetext={said}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onValue(currentTarget.valueAsNumber)}
        />
        {scale}
        {choice}
      </div>
      <div>{drawing}</div>
      <div className="interactive-drawing__result">
        <FactList facts={listed} className="interactive-drawing__details" labels="note-text" />
        <div className="interactive-drawing__meaning">
          <p role="status">{outcome}</p>
          {sample}
          <p className="text-small opacity-85">{copy.guide}</p>
        </div>
        <SendDetails details={details} />
      </div>
    </>
  )
}

/** The details without their note, which is shown separately. */
export function listDetails({ lines }: EnquiryDetails, noteLabel: string): Listed[] {
  return lines.filter(([label]) => label !== noteLabel).map(([label, value]) => ({ label, value }))
}
