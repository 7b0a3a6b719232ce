import { type CSSProperties, useRef, useState } from 'react'
import { island } from '#app/ui/island.tsx'
import { type PictureSources, PictureView } from '#app/ui/picture-view.tsx'
import { SliderDimensions } from './slider-dimensions.tsx'
import { SliderHandle } from './slider-handle.tsx'
import { useBeforeAfter } from './use-before-after.ts'
import { useSideDrag } from './use-side-drag.ts'
import './before-after-slider.css'

/** Where the boundary stops after the animation, in percent from the left. */
const restAt = 62

type Model = { sources: PictureSources; sizes: string; onLoad: () => void; onError: () => void }

function ModelPicture({ sources, sizes, onLoad, onError }: Model) {
  const { id, alt, width, height, src, avif, jpeg } = sources
  return (
    <picture className="picture before-after__model" data-picture={id}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        alt={alt}
        width={width}
        height={height}
        fetchPriority="low"
        sizes={sizes}
        srcSet={jpeg}
        src={src}
        // Decode first, otherwise the first frame of the animation is late.
        onLoad={(event) => void event.currentTarget.decode().then(onLoad, onError)}
        onError={onError}
      />
    </picture>
  )
}

type BeforeAfterSliderProps = {
  built: PictureSources
  model: PictureSources
  sizes: string
  /** Whether dimensions are drawn over it. */
  drawn: boolean
  priority?: boolean
}

/**
 * One frame as model and as built steel, filling its positioned parent. The boundary slides once until both pictures show;
 * then the visitor can move it. The HTML contains the steel only; the script adds the rest after the steel has painted.
 */
export const BeforeAfterSlider = island('BeforeAfterSlider', Slider)

function Slider({ built, model, sizes, drawn, priority = false }: BeforeAfterSliderProps) {
  const root = useRef<HTMLDivElement>(null)
  const { phase, wanted, failed, want, modelLoaded, modelFailed } = useBeforeAfter(root)
  const [moved, setMoved] = useState<number>()
  const usable = phase === 'rest' && !failed
  // With Save-Data there is no model to show until the handle is moved.
  const value = moved ?? (wanted ? restAt : 100)

  function move(next: (before: number) => number) {
    want()
    setMoved((before) => Math.min(100, Math.max(0, next(before ?? value))))
  }
  const swipe = useSideDrag((percent) => move((before) => before + percent))

  return (
    <div
      ref={root}
      className="before-after"
      data-phase={phase}
      style={usable || phase === 'arriving' ? ({ '--boundary': `${value}%` } as CSSProperties) : undefined}
      {...(usable ? swipe : {})}
    >
      <PictureView sources={built} sizes={sizes} priority={priority} className="before-after__built" />
      {wanted && !failed && <ModelPicture sources={model} sizes={sizes} onLoad={modelLoaded} onError={modelFailed} />}
      {phase === 'arriving' && <div className="before-after__line" />}
      {drawn && phase === 'rest' && <SliderDimensions built={built} />}
      {usable && <SliderHandle value={value} onChange={(next) => move(() => next)} />}
    </div>
  )
}
