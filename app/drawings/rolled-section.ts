import type { Point } from './hand.tsx'

/** A rolled section end on, in millimetres, as the standard tables give it. */
export type RolledSection = {
  kind: 'UB' | 'UC' | 'PFC' | 'SHS' | 'Angle'
  /** "305×165×40": what follows the kind in its name. */
  size: string
  height: number
  width: number
  /** Thickness of the web; the wall of a hollow section, the legs of an angle. */
  web: number
  /** Thickness of the flanges; the same as `web` for hollow sections and angles. */
  flange: number
  /** Root radius; the outer corner of a hollow section. */
  root: number
  /** Kilograms a metre. */
  weight: number
}

/** Path of the section standing on its `foot`, the middle of its lower edge; `scale` is drawing units for a millimetre. */
export function sectionPath(section: RolledSection, [x, y]: Point, scale: number): string {
  const of = (millimetres: number) => Math.round(millimetres * scale * 100) / 100
  const outline = {
    height: of(section.height),
    width: of(section.width),
    web: of(section.web),
    flange: of(section.flange),
    root: of(section.root),
  }
  return `M${x} ${y}${outlines[section.kind](outline)}`
}

type Outline = { height: number; width: number; web: number; flange: number; root: number }

const outlines = { UB: beam, UC: beam, PFC: channel, SHS: hollow, Angle: angle }

/** Every outline is drawn relative to the foot, with concave corners as arcs of the root radius. */
function beam({ height, width, web, flange, root }: Outline): string {
  const tongue = (width - web) / 2 - root
  const clear = height - 2 * (flange + root)
  return [
    `m${-width / 2} 0h${width}v${-flange}h${-tongue}a${root} ${root} 0 0 1 ${-root} ${-root}v${-clear}`,
    `a${root} ${root} 0 0 1 ${root} ${-root}h${tongue}v${-flange}h${-width}v${flange}h${tongue}`,
    `a${root} ${root} 0 0 1 ${root} ${root}v${clear}a${root} ${root} 0 0 1 ${-root} ${root}h${-tongue}z`,
  ].join('')
}

function channel({ height, width, web, flange, root }: Outline): string {
  const tongue = width - web - root
  return [
    `m${-width / 2} 0h${width}v${-flange}h${-tongue}a${root} ${root} 0 0 1 ${-root} ${-root}v${-(height - 2 * (flange + root))}`,
    `a${root} ${root} 0 0 1 ${root} ${-root}h${tongue}v${-flange}h${-width}z`,
  ].join('')
}

/** The inside runs the other way round, so that it stays a hole. */
function hollow({ height, width, web, root }: Outline): string {
  const inner = Math.max(root - web, web / 2)
  const [across, up] = [width - 2 * root, height - 2 * root]
  const [clearAcross, clearUp] = [width - 2 * (web + inner), height - 2 * (web + inner)]
  const corner = `a${root} ${root} 0 0 0`
  const inside = `a${inner} ${inner} 0 0 1`
  return [
    `m${-across / 2} 0h${across}${corner} ${root} ${-root}v${-up}${corner} ${-root} ${-root}h${-across}${corner} ${-root} ${root}v${up}${corner} ${root} ${root}z`,
    `m${across / 2 - clearAcross / 2} ${-web}${inside} ${-inner} ${-inner}v${-clearUp}${inside} ${inner} ${-inner}h${clearAcross}${inside} ${inner} ${inner}v${clearUp}${inside} ${-inner} ${inner}z`,
  ].join('')
}

function angle({ height, width, web, root }: Outline): string {
  const toe = Math.min(root, web) / 2
  return [
    `m${-width / 2} 0h${width}v${-(web - toe)}a${toe} ${toe} 0 0 0 ${-toe} ${-toe}h${-(width - web - toe - root)}`,
    `a${root} ${root} 0 0 1 ${-root} ${-root}v${-(height - web - toe - root)}a${toe} ${toe} 0 0 0 ${-toe} ${-toe}h${-(web - toe)}z`,
  ].join('')
}
