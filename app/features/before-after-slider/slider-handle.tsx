import { beforeAfterSlider } from '#content/before-after-slider.ts'
import './slider-handle.css'

/** What the handle says at a position: 0 is all model, 100 all steel. */
function positionText(value: number): string {
  const { positions: copy } = beforeAfterSlider
  if (value <= 0) return copy.model
  if (value >= 100) return copy.steel
  if (value < 40) return copy.mostlyModel
  return value > 60 ? copy.mostlySteel : copy.half
}

/** A range input across the picture; only its thumb is visible and takes pointer events. */
export function SliderHandle({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  return (
    <div className="before-after__control">
      <input
        type="range"
        className="before-after__range"
        min={0}
        max={100}
        value={value}
        aria-label={beforeAfterSlider.label}
        aria-valuetext={positionText(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <span className="before-after__side note-text" data-side="steel" aria-hidden="true">
        {beforeAfterSlider.sides.steel}
      </span>
      <span className="before-after__side note-text" data-side="model" aria-hidden="true">
        {beforeAfterSlider.sides.model}
      </span>
    </div>
  )
}
