import { type ChangeEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { SendFigures } from '#app/features/enquiry-form/send-figures.tsx'
import type { Figures } from '#domain/figures-handover.ts'
import './interactive-drawing.css'

export type Listed = { label: string; value: string; note?: string }

type Props = {
  drawing: ReactNode
  /** The range input: its label, its value as one sees it and as one hears it. */
  input: { label: string; min: number; max: number; step: number; value: number; shown: string; said: string }
  onValue: (value: number) => void
  /** A second question, beside the range. */
  choice?: ReactNode
  result: {
    label: string
    listed: readonly Listed[]
    outcome: string
    sample?: ReactNode
    guide: string
    figures: Figures
  }
  /** What belongs between the drawing and its figures. */
  children?: ReactNode
}

/**
 * A drawing that answers: a range input redraws it, and the figures and a sentence say what has become of it. Without script
 * it stands at its starting value, and neither the input nor the way into the form is there.
 */
export function InteractiveDrawing({ drawing, input, onValue, choice, result, children }: Props) {
  const range = useRef<HTMLInputElement>(null)
  const id = useId()
  const { label, shown, said, ...limits } = input

  // It can be moved before this code comes to it, and keeps its place over a reload.
  useLayoutEffect(() => {
    const moved = range.current?.valueAsNumber
    if (moved !== undefined && moved !== input.value) onValue(moved)
  }, [input.value, onValue])

  return (
    <>
      <div className="answer-drawing">
        {drawing}
        {children}
      </div>
      <div className="answer-panel">
        <div className="answer-control noscript:hidden" data-print="hide">
          <label htmlFor={id}>{label}</label>
          <output htmlFor={id} aria-hidden="true" className="answer-value">
            {shown}
          </output>
          <input
            ref={range}
            id={id}
            type="range"
            className="answer-range"
            {...limits}
            aria-valuetext={said}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onValue(currentTarget.valueAsNumber)}
          />
          {choice}
        </div>
        <div className="answer-result">
          <h2 className="note-text">{result.label}</h2>
          <dl className="answer-figures">
            {result.listed.map(({ label: name, value, note }) => (
              <div key={name}>
                <dt className="note-text">{name}</dt>
                <dd>
                  {value}
                  {note ? <small>{note}</small> : null}
                </dd>
              </div>
            ))}
          </dl>
          <p role="status">{result.outcome}</p>
          {result.sample}
          <p className="answer-guide">{result.guide}</p>
          <SendFigures look="ghost" figures={result.figures} />
        </div>
      </div>
    </>
  )
}

/** The lines of a block of figures as a list; the note at their end stands beside them anyway. */
export function listedFigures({ lines }: Figures, noteLabel: string): Listed[] {
  return lines.filter(([label]) => label !== noteLabel).map(([label, value]) => ({ label, value: unbroken(value) }))
}

/** Letters do without no-break spaces; on a page a number keeps its unit. */
function unbroken(text: string): string {
  return text.replace(/(\d) (?=mm|m\b|kg|kN|props|t\b)/g, '$1\u00a0')
}
