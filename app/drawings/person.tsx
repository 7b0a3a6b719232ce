import { drawingScale } from './drawing-scale.ts'
import { Line, type Point } from './primitives.tsx'

/** Metres. */
const body =
  'M-.06 1.5H.06C.1 1.45 .19 1.46 .235 1.4L.285 1.1L.27 .8H.205L.195 1.06L.172 1.22L.165 .9L.15 .45L.14 .06L.175 0H.03L.02 .45L0 .8L-.02 .45L-.03 0H-.175L-.14 .06L-.15 .45L-.165 .9L-.172 1.22L-.195 1.06L-.205 .8H-.27L-.285 1.1L-.235 1.4C-.19 1.46 -.1 1.45 -.06 1.5Z'
const head = 'M-.09 1.62C-.09 1.49 .09 1.49 .09 1.62Z'
const helmet = 'M-.14 1.62H.14V1.645H.115C.115 1.785 -.115 1.785 -.115 1.645H-.14Z'

export function Person({ at, metre }: { at: Point; metre: number }) {
  return <Line d={drawingScale(at, metre).d(`${body}${head}${helmet}`)} fill="steel" />
}
