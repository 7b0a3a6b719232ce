import { mapWords } from '#content/drawings.ts'
import type { Region } from '#content/regions.ts'
import { Accent, Circle, Line, Sheet } from './hand.tsx'
import { kentOutline, landOutline, londonOutline, mapSize, yard } from './map-scale.ts'

/** One zone picked out on the outline of the South East, without lettering. */
export function ZoneSketch({ region }: { region: Region['region'] }) {
  const around = region === 'South East'
  return (
    <Sheet {...mapSize} title={mapWords.sketches[region]}>
      <Zone d={landOutline} picked={around} land />
      <Zone d={kentOutline} picked={region === 'Kent'} land={around} />
      <Zone d={londonOutline} picked={region === 'London'} land={around} />
      <Circle at={yard} r={5} weight="accent" fill="accent" />
    </Sheet>
  )
}

function Zone({ d, picked, land }: { d: string; picked: boolean; land: boolean }) {
  return picked ? <Accent d={d} fill="accent" /> : <Line d={d} fill={land ? 'concrete' : undefined} />
}
