import '#app/ui/ruler-range.css'
import { controlId } from '#app/ui/field.tsx'
import { fillIn } from '#content/fill-in.ts'
import { craneInput } from '#content/interactive/crane.ts'
import { listOpenerCopy as copy } from '#content/interactive/steel-list-opener.ts'

const radiusControl = controlId('sections', 'radius')

type Props = { value: number; onChange: (value: number) => void }

/** Whole metres. Used only when the piece is too heavy to carry. */
export function RadiusField({ value, onChange }: Props) {
  return (
    <div className="field">
      <label htmlFor={radiusControl}>{fillIn(copy.radius, { radius: value })}</label>
      <input
        id={radiusControl}
        type="range"
        className="ruler-range"
        min={craneInput.min}
        max={craneInput.max}
        step={1}
        value={value}
        aria-valuetext={fillIn(copy.radiusValueText, { radius: value })}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
