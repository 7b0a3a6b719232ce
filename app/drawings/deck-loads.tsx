import type { DrawingScale } from './drawing-scale.ts'
import { Artwork, Circle, Line, Steel } from './primitives.tsx'
import { box } from './shapes.ts'

export type DeckLoad = 'access' | 'production' | 'storage' | 'equipment'

/** The load of one bay, at most 4 m wide. `on` is in metres from the middle of the bay, on top of the deck. */
export function DeckLoads({ on, load }: { on: DrawingScale; load: DeckLoad }) {
  return loads[load](on)
}

const loads = { access, production, storage, equipment }

function access(on: DrawingScale) {
  const { d, at, length } = on
  return (
    <>
      <Steel d={d('M-1.55 0V1.2M1.55 0V1.2')} />
      <Line d={d(box(-1.75, 1.2, 3.5, 0.24), box(-1.67, 1.12, 0.08, 0.4), box(1.59, 1.12, 0.08, 0.4))} fill="steel" />
      <Line d={d('M-.62 1.1L-.28 1.54V1.1L-.62 1.54ZM-.45 1.32V1.72M-.68 1.72H-.22')} fill="sheet" />
      <Artwork id="person-stand" at={at(0.3, 0)} metre={length(1)} />
      <Line d={d(box(0.85, 0, 0.52, 0.34), 'M.85 .24H1.37M1.02 .34V.42H1.2V.34')} fill="ground" />
    </>
  )
}

function production(on: DrawingScale) {
  const { d, at, length } = on
  return (
    <>
      <Line
        d={d(box(-1.75, 0, 0.85, 1.9), 'M-1.75 .62H-.9M-1.75 1.26H-.9M-1.4 .38H-1.25M-1.4 1.02H-1.25M-1.4 1.66H-1.25')}
        fill="ground"
      />
      <Artwork id="person-pack" at={at(-0.26, 0)} metre={length(1)} />
      <Steel d={d(box(0.1, 0.86, 1.7, 0.08))} fill="steel" />
      <Line d={d(box(0.18, 0, 0.1, 0.86), box(1.62, 0, 0.1, 0.86))} fill="steel" />
      <Line d={d(box(0.25, 0.94, 0.42, 0.34), box(0.78, 0.94, 0.42, 0.34), box(0.5, 1.28, 0.42, 0.34))} fill="ground" />
      <Line d={d('M1.5 .94V1.12', box(1.3, 1.12, 0.46, 0.34))} fill="sheet" />
    </>
  )
}

function storage(on: DrawingScale) {
  const { d } = on
  const pallets = [-1.62, -0.42, 0.78].flatMap((left) => [0.02, 1.24].map((up) => [left, up] as const))
  return (
    <>
      <Line
        d={d(pallets.map(([left, up]) => box(left, up + 0.14, 0.84, 0.78) + box(left - 0.05, up, 0.94, 0.14)))}
        fill="ground"
      />
      <Line
        d={d(
          pallets.map(([left, up]) => `M${left} ${up + 0.53}H${left + 0.84}M${left + 0.42} ${up + 0.14}V${up + 0.92}`),
        )}
      />
      <Steel d={d('M-1.78 0V2.25M-.6 0V2.25M.6 0V2.25M1.78 0V2.25M-1.78 1.18H1.78')} />
    </>
  )
}

function equipment(on: DrawingScale) {
  const { d, at, length } = on
  return (
    <>
      <Steel
        d={d(box(-1.38, 0, 0.12, 0.5), box(-0.06, 0, 0.12, 0.5), box(-1.5, 0, 0.36, 0.05), box(-0.18, 0, 0.36, 0.05))}
        fill="steel"
      />
      <Steel d={d('M-1.45 .55C-1.45 .3 .13 .3 .13 .55V1.9C.13 2.25 -1.45 2.25 -1.45 1.9Z')} fill="steel" />
      <Line d={d('M-1.45 .55H.13M-1.45 1.9H.13M-1.45 1.22H.13')} />
      <Line d={d(box(-0.8, 2.12, 0.28, 0.18), 'M-.66 .36V.22H.62')} />
      <Line d={d(box(0.5, 0, 1.3, 0.14))} fill="concrete" />
      <Circle at={at(0.72, 0.42)} r={length(0.24)} weight="steel" fill="steel" />
      <Steel d={d(box(0.98, 0.22, 0.72, 0.42))} fill="steel" />
      <Line d={d('M1.1 .22V.64M1.22 .22V.64M1.34 .22V.64M1.46 .22V.64M1.58 .22V.64')} />
      <Line d={d('M.66 .66V1.5H.13M.78 .66V1.62H.13')} />
    </>
  )
}
