import { drawingScale } from './drawing-scale.ts'
import { Line, type Point } from './primitives.tsx'

/** Metres. */
const trunk =
  'M-.06 1.5H.06C.1 1.45 .17 1.46 .2 1.41L.175 1.22L.165 .9L.15 .45L.14 .06L.19 0H.03L.02 .45L0 .8L-.02 .45L-.03 0H-.19L-.14 .06L-.15 .45L-.165 .9L-.175 1.22L-.2 1.41C-.17 1.46 -.1 1.45 -.06 1.5ZM-.167 .94H.167'
const head = 'M-.09 1.62C-.09 1.49 .09 1.49 .09 1.62Z'
const helmet = 'M-.14 1.62H.14V1.645H.115C.115 1.785 -.115 1.785 -.115 1.645H-.14Z'
const leftDown =
  'M-.2 1.42L-.25 1.36L-.285 1.08L-.265 .84C-.28 .78 -.25 .72 -.225 .73C-.19 .74 -.19 .8 -.205 .85L-.21 1.06L-.175 1.24Z'
const rightDown =
  'M.2 1.42L.25 1.36L.285 1.08L.265 .84C.28 .78 .25 .72 .225 .73C.19 .74 .19 .8 .205 .85L.21 1.06L.175 1.24Z'
const leftOut = 'M-.2 1.42L-.27 1.36L-.33 1.16L-.44 1.1C-.5 1.1 -.51 1.04 -.47 1.03L-.29 1.06L-.22 1.2L-.175 1.25Z'
const rightOut = 'M.2 1.42L.27 1.36L.33 1.16L.44 1.1C.5 1.1 .51 1.04 .47 1.03L.29 1.06L.22 1.2L.175 1.25Z'
const leftUp =
  'M-.19 1.42L-.27 1.62L-.25 1.9C-.22 1.96 -.25 2.03 -.28 2.03C-.32 2.03 -.33 1.95 -.31 1.9L-.345 1.6L-.27 1.4L-.18 1.27Z'
const rightUp =
  'M.19 1.42L.27 1.62L.25 1.9C.22 1.96 .25 2.03 .28 2.03C.32 2.03 .33 1.95 .31 1.9L.345 1.6L.27 1.4L.18 1.27Z'
const spanner = 'M-.26 1.93L-.43 2.04L-.5 2.02L-.46 2.06L-.49 2.12L-.41 2.08L-.24 1.97Z'

/** A slinger signals with one arm and keeps a tag line in the other hand, which is at `tagLineHand`. */
const poses = {
  stand: leftDown + rightDown,
  signal: leftOut + rightUp,
  bolt: leftUp + rightUp + spanner,
  pack: leftDown + rightOut,
} as const

export const tagLineHand = [-0.47, 1.06] as const

type Props = { at: Point; metre: number; pose?: keyof typeof poses }

/** Somebody in a helmet, 1.75 m tall. */
export function Person({ at, metre, pose = 'stand' }: Props) {
  return <Line d={drawingScale(at, metre).d(`${trunk}${poses[pose]}${head}${helmet}`)} fill="steel" />
}
