import type { CSSProperties } from 'react'
import type { PictureSources } from '#app/ui/picture-view.tsx'
import { modelWipe, type WipeDimension } from '#content/model-wipe.ts'

/** Half the length of an oblique tick, in pixels of the master. */
const tick = 12

function DimensionLine({ dimension: { from, to, extension } }: { dimension: WipeDimension }) {
  return (
    <g>
      <line
        className="wipe-dimension"
        style={{ transformOrigin: `${from[0]}px ${from[1]}px` }}
        x1={from[0]}
        y1={from[1]}
        x2={to[0]}
        y2={to[1]}
      />
      {extension && (
        <line
          className="wipe-extension"
          x1={extension[0][0]}
          y1={extension[0][1]}
          x2={extension[1][0]}
          y2={extension[1][1]}
        />
      )}
      {[from, to].map(([x, y]) => (
        <line key={`${x} ${y}`} className="wipe-tick" x1={x - tick} y1={y + tick} x2={x + tick} y2={y - tick} />
      ))}
    </g>
  )
}

/** The model's dimensions drawn over the steel, on a stage that lies exactly where the cropped picture does. */
export function WipeDimensions({ built }: { built: PictureSources }) {
  const {
    width,
    height,
    focal: [focalX, focalY],
  } = built
  // Only ever rendered by script, after which the CSP has nothing against styles: they never stand in the HTML.
  const stage = { '--ratio': width / height, '--x': focalX / 100, '--y': focalY / 100 } as CSSProperties
  return (
    <div className="wipe-dimensions" aria-hidden="true">
      <div className="wipe-stage" style={stage}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {modelWipe.dimensions.map((dimension) => (
            <DimensionLine key={dimension.text} dimension={dimension} />
          ))}
        </svg>
        {modelWipe.dimensions.map(({ text, label: [x, y], anchor }) => (
          <span
            key={text}
            className="wipe-label"
            data-anchor={anchor}
            style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  )
}
