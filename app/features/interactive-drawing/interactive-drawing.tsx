import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { SendDetails } from '#app/features/enquiry-form/prefill/send-details.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { fillIn, written } from '#content/fill-in.ts'
import type { EnquiryDetails } from '#domain/enquiry-details.ts'
import '#app/ui/ruler-range.css'
import './interactive-drawing.css'

export type Listed = { label: string; value: string; note?: string }

type Props = {
  copy: { title: string; input: string; unit: string; valueText: string; guide: string }
  drawing: ReactNode
  input: { min: number; max: number; step: number }
  value: number
  /** The value on screen, without its unit. */
  shown?: string
  onValue: (value: number) => void
  outcome: ReactNode
  /** What goes into the enquiry. Of it, the lines with the labels `shows` are shown, unless others are `listed`. */
  details: EnquiryDetails
  shows?: readonly string[]
  listed?: readonly Listed[]
  sample?: ReactNode
  /** What is below the range input: its scale, or a second control. */
  children?: ReactNode
  layout: Layout
  /** The drawing and the outcome say what is listed: phones do not show the list. */
  brief?: boolean
  className?: string
}

/**
 * On wide screens the result is next to the control and the drawing (`beside`), or across the page below them (`across`): its list
 * on the left, what it means on the right. `split`: the list is next to the control, above a drawing across the page.
 */
type Layout = 'beside' | 'across' | 'split'

/** A range input redraws the drawing and updates the result. Without scripts the drawing shows its starting value. */
export function InteractiveDrawing({
  copy,
  drawing,
  input,
  value,
  onValue,
  children,
  layout,
  brief,
  className = '',
  ...result
}: Props) {
  const { shown = written(value), outcome, details, shows, sample } = result
  const lines = details.lines.filter(([label]) => shows?.includes(label))
  const { listed = lines.map(([label, value]) => ({ label, value })) } = result
  const range = useRef<HTMLInputElement>(null)
  const id = useId()

  // The visitor may have moved it before hydration, and browsers restore its position after a reload.
  useLayoutEffect(() => {
    const moved = range.current?.valueAsNumber
    if (moved !== undefined && moved !== value) onValue(moved)
  }, [value, onValue])

  return (
    <div className={`interactive-drawing interactive-drawing--${layout} ${className}`}>
      <h2 className="col-span-full">{copy.title}</h2>
      <div
        className="interactive-drawing__control grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-m gap-y-3xs weight-600 noscript:hidden"
        data-print="hide"
      >
        <label htmlFor={id}>{copy.input}</label>
        <output
          htmlFor={id}
          aria-hidden="true"
          className="display-text text-subheading whitespace-nowrap tabular max-tiny:whitespace-normal"
        >
          {`${shown}\u00a0${copy.unit}`}
        </output>
        <input
          ref={range}
          id={id}
          type="range"
          className="ruler-range col-span-full"
          min={input.min}
          max={input.max}
          step={input.step}
          value={value}
          aria-valuetext={fillIn(copy.valueText, { value })}
          onChange={({ currentTarget }) => onValue(currentTarget.valueAsNumber)}
        />
        {children}
      </div>
      <div className="interactive-drawing__drawing">{drawing}</div>
      <div className="interactive-drawing__result content-start gap-y-s pt-s max-sm:gap-y-xs max-sm:pt-xs">
        <FactList
          facts={listed}
          className={`interactive-drawing__details ${brief ? 'max-sm:hidden' : ''}`}
          labels="note-text opacity-85"
          values="interactive-drawing__value"
          notes="interactive-drawing__note"
        />
        <div className="interactive-drawing__meaning grid gap-[inherit]">
          <p role="status">{outcome}</p>
          {sample}
          <p className="text-small opacity-85">{copy.guide}</p>
        </div>
        <SendDetails details={details} className="interactive-drawing__send" />
      </div>
    </div>
  )
}
