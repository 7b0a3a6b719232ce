import { colours } from '#content/brand.ts'
import { business } from '#content/business.ts'
import { logoPaths } from '#content/logo.ts'

export const shareSize = { width: 1200, height: 630 }
/** The picture's position on the sheet. */
export const shareWindow = { left: 520, top: 0, width: 680, height: 540 }

type Style = Record<string, string | number>
type Child = { type: string; props: Record<string, unknown> } | string

const rule = '2px solid rgba(255,255,255,0.28)'

function element(type: string, style: Style, children?: Child | Child[], more: Record<string, unknown> = {}): Child {
  return { type, props: { style: { boxSizing: 'border-box', ...style }, children, ...more } }
}

function note(text: string, colour: string): Child {
  return element(
    'div',
    { fontFamily: 'note', fontSize: 23, letterSpacing: 2, textTransform: 'uppercase', color: colour },
    text,
  )
}

function path(d: string, paint: Record<string, unknown>): Child {
  return { type: 'path', props: { d, ...paint } }
}

/** An oblique tick, as on a dimension line, centred on the point where a rule begins or ends. */
function tick(left: number): Child {
  return element(
    'svg',
    { position: 'absolute', left: left - 13, top: shareWindow.height - 13 },
    path('M3 23 23 3', { stroke: colours['oxide-lift'], strokeWidth: 4 }),
    { width: 26, height: 26, viewBox: '0 0 26 26' },
  )
}

function mark(): Child {
  return element(
    'svg',
    {},
    [
      path(logoPaths.beam, { fill: colours.white }),
      path(logoPaths.wave, { stroke: colours['oxide-lift'], strokeWidth: logoPaths.waveWidth, fill: 'none' }),
    ],
    { width: 46, height: 46, viewBox: logoPaths.viewBox },
  )
}

/** Long headings are set smaller, so that none takes more than five lines. */
function headingSize(title: string): number {
  if (title.length <= 26) return 62
  return title.length <= 42 ? 54 : 47
}

/** The sheet of one page, clear where the picture shows: heading on ink, and the firm's title block along the foot. */
export function shareSheet({ mark: label, title }: { mark: string; title: string }): Child {
  const { width, height } = shareSize
  const cell = { display: 'flex', alignItems: 'center', height: '100%', padding: '0 36px' }
  return element('div', { display: 'flex', position: 'relative', width, height, fontFamily: 'display' }, [
    element(
      'div',
      {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: shareWindow.left,
        height: shareWindow.height,
        padding: '52px 40px 46px 52px',
        background: colours.ink,
      },
      [
        element('div', { display: 'flex', gap: 18 }, [
          element('div', { flexShrink: 0, width: 48, height: 3, marginTop: 13, background: colours['oxide-lift'] }),
          note(label, colours.white),
        ]),
        element(
          'div',
          {
            fontSize: headingSize(title),
            lineHeight: 1.06,
            letterSpacing: -1.2,
            color: colours.white,
            textWrap: 'balance',
          },
          title,
        ),
      ],
    ),
    element(
      'div',
      {
        display: 'flex',
        position: 'absolute',
        left: 0,
        bottom: 0,
        width,
        height: height - shareWindow.height,
        background: colours.ink,
        borderTop: rule,
      },
      [
        element('div', { ...cell, width: shareWindow.left, gap: 18, padding: '0 36px 0 52px' }, [
          mark(),
          element('div', { fontSize: 30, letterSpacing: -0.4, color: colours.white }, business.name),
        ]),
        element('div', { ...cell, borderLeft: rule }, [
          note(`${business.address.town}, ${business.address.county}`, colours.mist),
        ]),
        element('div', { ...cell, borderLeft: rule }, [note(business.phone.display, colours.mist)]),
      ],
    ),
    tick(0),
    tick(shareWindow.left),
    tick(width),
  ])
}
