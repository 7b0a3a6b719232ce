import type { CSSProperties } from 'react'
import type { PictureSources } from '#app/ui/picture-view.tsx'
import { beforeAfterSlider, type SliderDimension } from '#content/before-after-slider.ts'

/** Half the length of an oblique tick, in pixels of the master. */
const tick = 12

function DimensionLine({ dimension: { from, to, extension } }: { dimension: SliderDimension }) {
  return (
    <g>
      <line
        className="before-after__dimension"
        style={{ transformOrigin: `${from[0]}px ${from[1]}px` }}
        x1={from[0]}
        y1={from[1]}
        x2={to[0]}
        y2={to[1]}
      />
      {extension && (
        <line
          className="before-after__extension"
          x1={extension[0][0]}
          y1={extension[0][1]}
          x2={extension[1][0]}
          y2={extension[1][1]}
        />
      )}
      {[from, to].map(([x, y]) => (
        <line
          key={`${x} ${y}`}
          className="before-after__tick"
          x1={x - tick}
          y1={y + tick}
          x2={x + tick}
          y2={y - tick}
        />
      ))}
    </g>
  )
}

/** The model's dimensions over the steel, aligned with the cropped picture. */
export function SliderDimensions({ built }: { built: PictureSources }) {
  const {
    width,
    height,
    focal: [focalX, focalY],
  } = built
  // The CSP forbids style attributes in HTML. This component is only rendered by script, where they are allowed.
  const stage = { '--ratio': width / height, '--x': focalX / 100, '--y': focalY / 100 } as CSSProperties
  return (
    <div className="before-after__dimensions" aria-hidden="true">
      <div className="before-after__lines">
        <div className="before-after__stage" style={stage}>
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {beforeAfterSlider.dimensions.map((dimension) => (
              <DimensionLine key={dimension.text} dimension={dimension} />
            ))}
          </svg>
        </div>
      </div>
      <div className="before-after__stage" style={stage}>
        {beforeAfterSlider.dimensions.map(({ text, label: [x, y], anchor }) => (
          <span
            key={text}
            className="before-after__label"
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
