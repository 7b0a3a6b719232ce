import { type CSSProperties, useState } from 'react'
import { island } from '#app/browser/island.tsx'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import { type PictureSources, PictureView } from '#app/pictures/picture-view.tsx'
import { beforeAfterSlider as copy } from '#content/interactive/before-after-slider.ts'
import './before-after-slider.css'

/** Where the boundary is at first, in percent from the left: `--boundary` in the style sheet. */
const restAt = 62

type BeforeAfterSliderProps = {
  built: PictureSources
  model: PictureSources
  sizes: string
}

/** One frame as built steel and as model on either side of a boundary that the visitor can move, filling its positioned parent. */
export const BeforeAfterSlider = island('BeforeAfterSlider', Slider)

function Slider({ built, model, sizes }: BeforeAfterSliderProps) {
  const hydrated = useHydrated()
  const [value, setValue] = useState(restAt)
  // The CSP forbids style attributes in HTML, but not those that a script sets.
  return (
    <div className="before-after" style={hydrated ? ({ '--boundary': `${value}%` } as CSSProperties) : undefined}>
      <PictureView sources={built} sizes={sizes} priority className="before-after__built" />
      <PictureView sources={model} sizes={sizes} className="before-after__model" />
      {/* A range input across the picture; only its thumb is visible and takes pointer events. */}
      {hydrated && (
        <div className="before-after__control">
          <input
            type="range"
            className="before-after__range"
            min={0}
            max={100}
            value={value}
            aria-label={copy.label}
            aria-valuetext={positionText(value)}
            onChange={(event) => setValue(event.currentTarget.valueAsNumber)}
          />
          <span className="before-after__side note-text" data-side="steel" aria-hidden="true">
            {copy.sides.steel}
          </span>
          <span className="before-after__side note-text" data-side="model" aria-hidden="true">
            {copy.sides.model}
          </span>
        </div>
      )}
    </div>
  )
}

/** What the handle says at a position: 0 is all model, 100 all steel. */
function positionText(value: number): string {
  const { positions } = copy
  if (value <= 0) return positions.model
  if (value >= 100) return positions.steel
  if (value < 40) return positions.mostlyModel
  return value > 60 ? positions.mostlySteel : positions.half
}
