import type { KeyboardEvent } from 'react'
import { modelWipe } from '#content/model-wipe.ts'
import { wipeWords } from './wipe-words.ts'
import './wipe-handle.css'

/** How far one press of an arrow key goes; dragging goes by single steps. */
const keyStep = 5

const directions: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

/** The handle on the wipe: a range input across the picture of which only the thumb can be seen and touched. */
export function WipeHandle({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  function stepByKey(event: KeyboardEvent) {
    const direction = directions[event.key]
    if (direction === undefined) return
    event.preventDefault()
    onChange(value + direction * keyStep)
  }
  return (
    <div className="wipe-control">
      <input
        type="range"
        className="wipe-range"
        min={0}
        max={100}
        value={value}
        aria-label={modelWipe.label}
        aria-valuetext={wipeWords(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onKeyDown={stepByKey}
      />
      <span className="wipe-side note" data-side="steel" aria-hidden="true">
        {modelWipe.sides.steel}
      </span>
      <span className="wipe-side note" data-side="model" aria-hidden="true">
        {modelWipe.sides.model}
      </span>
    </div>
  )
}
