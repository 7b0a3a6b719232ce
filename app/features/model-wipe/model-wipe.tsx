import { type CSSProperties, useRef, useState } from 'react'
import { island } from '#app/ui/island.tsx'
import { type PictureSources, PictureView } from '#app/ui/picture-view.tsx'
import { useModelWipe } from './use-model-wipe.ts'
import { useSideDrag } from './use-side-drag.ts'
import { WipeDimensions } from './wipe-dimensions.tsx'
import { WipeHandle } from './wipe-handle.tsx'
import './model-wipe.css'

/** Where the wipe comes to rest, percent from the left: most of the steel, and the model that it was. */
const restAt = 62

type Model = { sources: PictureSources; sizes: string; onLoad: () => void; onError: () => void }

function ModelPicture({ sources, sizes, onLoad, onError }: Model) {
  const { id, alt, width, height, src, avif, jpeg } = sources
  return (
    <picture className="picture wipe-model" data-picture={id}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        alt={alt}
        width={width}
        height={height}
        fetchPriority="low"
        sizes={sizes}
        srcSet={jpeg}
        src={src}
        // Decoded first, or the first frame of the wipe would be late.
        onLoad={(event) => void event.currentTarget.decode().then(onLoad, onError)}
        onError={onError}
      />
    </picture>
  )
}

type ModelWipeProps = {
  built: PictureSources
  model: PictureSources
  sizes: string
  priority?: boolean
}

/**
 * One frame as model and as built steel, filling its (positioned) parent: the model is wiped away once, until both show,
 * then the visitor may wipe it on or back. The steel alone is in the HTML; everything else comes by script once the steel has been painted.
 */
export const ModelWipe = island('ModelWipe', Wipe)

function Wipe({ built, model, sizes, priority = false }: ModelWipeProps) {
  const root = useRef<HTMLDivElement>(null)
  const { phase, wanted, failed, want, modelLoaded, modelFailed } = useModelWipe(root)
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
      className="wipe"
      data-phase={phase}
      style={usable || phase === 'arriving' ? ({ '--wipe': `${value}%` } as CSSProperties) : undefined}
      {...(usable ? swipe : {})}
    >
      <PictureView sources={built} sizes={sizes} priority={priority} className="wipe-built" />
      {wanted && !failed && <ModelPicture sources={model} sizes={sizes} onLoad={modelLoaded} onError={modelFailed} />}
      {phase === 'arriving' && <div className="wipe-line" />}
      {phase === 'rest' && <WipeDimensions built={built} />}
      {usable && <WipeHandle value={value} onChange={(next) => move(() => next)} />}
    </div>
  )
}
