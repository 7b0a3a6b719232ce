import type { CSSProperties } from 'react'
import type { PictureSources } from '#app/pictures/picture-view.tsx'
import { beforeAfterSlider, type SliderDimension } from '#content/before-after-slider.ts'

/** Half the length of an oblique tick, in pixels of the master. */
const tick = 12

const tickAt = ([x, y]: SliderDimension['from']) => `M${x - tick},${y + tick}L${x + tick},${y - tick}`

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
            {beforeAfterSlider.dimensions.map(({ text, from, to, extension }) => (
              <g key={text}>
                <path d={`M${from}L${to}`} />
                {extension && <path d={`M${extension[0]}L${extension[1]}`} />}
                <path className="before-after__tick" d={tickAt(from) + tickAt(to)} />
              </g>
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
