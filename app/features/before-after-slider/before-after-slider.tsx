import { type CSSProperties, useState } from 'react'
import { island } from '#app/browser/island.tsx'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import { type PictureSources, PictureView } from '#app/pictures/picture-view.tsx'
import { SliderHandle } from './slider-handle.tsx'
import './before-after-slider.css'

/** Where the boundary stands in the served page, in percent from the left: `--boundary` in the stylesheet. */
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
      {hydrated && <SliderHandle value={value} onChange={setValue} />}
    </div>
  )
}
