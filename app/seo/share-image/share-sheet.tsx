import { colours } from '#content/brand.ts'
import { business } from '#content/business.ts'
import { logoPaths } from '#content/logo.ts'

export const shareSize = { width: 1200, height: 630 }
/** The picture's position on the sheet. */
export const shareWindow = { left: 520, top: 0, width: 680, height: 540 }

const rule = '2px solid rgba(255,255,255,0.28)'
const cell = {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  padding: '0 36px',
} as const

function Note({ text, colour }: { text: string; colour: string }) {
  const style = {
    fontFamily: 'note',
    fontSize: 23,
    letterSpacing: 2,
    textTransform: 'uppercase',
    color: colour,
  } as const
  return <div style={style}>{text}</div>
}

/** An oblique tick, as on a dimension line, centred on the point where a rule begins or ends. */
function Tick({ left }: { left: number }) {
  const style = { position: 'absolute', left: left - 13, top: shareWindow.height - 13 } as const
  return (
    <svg style={style} width={26} height={26} viewBox="0 0 26 26" aria-hidden="true">
      <path d="M3 23 23 3" stroke={colours['oxide-lift']} strokeWidth={4} />
    </svg>
  )
}

/** Long headings are set smaller, so that none takes more than five lines. */
function headingSize(title: string): number {
  if (title.length <= 26) return 62
  return title.length <= 42 ? 54 : 47
}

/** The sheet of one page, clear where the picture shows: heading on ink, and the firm's title block along the foot. */
export function shareSheet({ mark, title }: { mark: string; title: string }) {
  const { width, height } = shareSize
  const { left, height: top } = shareWindow
  const heading = { lineHeight: 1.06, letterSpacing: -1.2, color: colours.white, textWrap: 'balance' } as const
  return (
    <div style={{ display: 'flex', position: 'relative', width, height, fontFamily: 'display' }}>
      <div
        style={{
          boxSizing: 'border-box',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: left,
          height: top,
          padding: '52px 40px 46px 52px',
          background: colours.ink,
        }}
      >
        <div style={{ display: 'flex', gap: 18 }}>
          <div style={{ flexShrink: 0, width: 48, height: 3, marginTop: 13, background: colours['oxide-lift'] }} />
          <Note text={mark} colour={colours.white} />
        </div>
        <div style={{ ...heading, fontSize: headingSize(title) }}>{title}</div>
      </div>
      <div
        style={{
          boxSizing: 'border-box',
          display: 'flex',
          position: 'absolute',
          left: 0,
          bottom: 0,
          width,
          height: height - top,
          background: colours.ink,
          borderTop: rule,
        }}
      >
        <div style={{ ...cell, width: left, gap: 18, padding: '0 36px 0 52px' }}>
          <svg width={46} height={46} viewBox={logoPaths.viewBox} aria-hidden="true">
            <path d={logoPaths.beam} fill={colours.white} />
            <path d={logoPaths.wave} stroke={colours['oxide-lift']} strokeWidth={logoPaths.waveWidth} fill="none" />
          </svg>
          <div style={{ fontSize: 30, letterSpacing: -0.4, color: colours.white }}>{business.name}</div>
        </div>
        <div style={{ ...cell, borderLeft: rule }}>
          <Note text={`${business.address.town}, ${business.address.county}`} colour={colours.mist} />
        </div>
        <div style={{ ...cell, borderLeft: rule }}>
          <Note text={business.phone.display} colour={colours.mist} />
        </div>
      </div>
      <Tick left={0} />
      <Tick left={left} />
      <Tick left={width} />
    </div>
  )
}
