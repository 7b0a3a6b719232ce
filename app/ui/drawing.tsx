import type { Drawing as DrawingFacts, DrawingMark, Point } from '#content/drawing.ts'
import './drawing.css'

/** Draws a line drawing from its data; its title is its text alternative. */
export function Drawing({ drawing, className = '' }: { drawing: DrawingFacts; className?: string }) {
  return (
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        className={`drawing ${className}`}
        role="img"
        aria-label={drawing.title}
      >
        {drawing.marks.map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks never change order
          <Mark key={index} mark={mark} />
        ))}
      </svg>
  )
}

function Mark({ mark }: { mark: DrawingMark }) {
  if ('line' in mark) {
    const points = mark.line.map((point) => point.join(',')).join(' ')
    return mark.closed ? (
      <polygon points={points} className={look(mark)} />
    ) : (
      <polyline points={points} className={look(mark)} />
    )
  }
  if ('path' in mark) return <path d={mark.path} className={look(mark)} />
  if ('circle' in mark) return <circle cx={mark.circle[0]} cy={mark.circle[1]} r={mark.radius} className={look(mark)} />
  if ('dimension' in mark) return <Dimension from={mark.dimension[0]} to={mark.dimension[1]} text={mark.text} />
  if ('label' in mark) {
    const [x, y] = mark.label
    return (
      <>
        {mark.leaderTo ? <polyline points={`${x},${y} ${mark.leaderTo.join(',')}`} className="d-thin" /> : null}
        <text x={x} y={y} className={mark.strong ? 'd-strong' : undefined} textAnchor={mark.anchor ?? 'start'}>
          {mark.text}
        </text>
      </>
    )
  }
  const [x, y] = mark.balloon
  return (
    <>
      {mark.leaderTo ? <polyline points={`${x},${y} ${mark.leaderTo.join(',')}`} className="d-thin" /> : null}
      <circle cx={x} cy={y} r={13} className="d-balloon" />
      <text x={x} y={y + 5} textAnchor="middle" className="d-strong">
        {mark.text}
      </text>
    </>
  )
}

function look({ weight = 'thin', dashed, fill }: { weight?: string; dashed?: boolean; fill?: string }): string {
  return `d-${weight}${dashed ? ' d-dashed' : ''}${fill ? ` d-fill-${fill}` : ''}`
}

/** Half the length of an oblique tick, in drawing units. */
const tick = 5

function Dimension({ from, to, text }: { from: Point; to: Point; text: string }) {
  const vertical = Math.abs(to[0] - from[0]) < Math.abs(to[1] - from[1])
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return (
    <>
      <polyline points={`${from.join(',')} ${to.join(',')}`} className="d-thin" />
      {[from, to].map(([x, y]) => (
        <polyline key={`${x},${y}`} points={`${x - tick},${y + tick} ${x + tick},${y - tick}`} className="d-tick" />
      ))}
      <text
        x={vertical ? middle[0] - 8 : middle[0]}
        y={vertical ? middle[1] + 5 : middle[1] - 7}
        textAnchor={vertical ? 'end' : 'middle'}
      >
        {text}
      </text>
    </>
  )
}
