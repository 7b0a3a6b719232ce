import { areasPage } from '#content/areas.ts'
import { mapWords } from '#content/drawings.ts'
import { Accent, Balloon, Circle, Dimension, Label, Line, Sheet, Steel } from './hand.tsx'
import { kentOutline, landOutline, londonOutline, through } from './map-outlines.ts'
import { at, mapSize, milesInUnits, yard } from './map-scale.ts'
import { countyBorders, thames } from './south-east.ts'
import './large-lettering.css'

const scaleMiles = 20

/** The three zones as line work, drawn from longitude and latitude so that yard and radius stand where they are. */
export function CoverageMap() {
  const { yard: yardName, kent, london, essex, surrey, sussex, estuary, sea, sameDayMiles, miles } = mapWords
  const [x, y] = yard
  const reach = milesInUnits(sameDayMiles)
  return (
    <Sheet {...mapSize} title={areasPage.map.alt} className="large-lettering">
      <Line d={landOutline} fill="concrete" />
      <Accent d={kentOutline} fill="accent" />
      <Steel d={londonOutline} fill="steel" />
      <Line d={countyBorders.map((border) => through(border)).join('')} dashed />
      <Line d={through(thames)} />
      <Circle at={yard} r={reach} dashed />
      {/* Gives way to the line to a postcode. */}
      <g className="map-reach">
        <Dimension from={yard} to={[x, y + reach]} text={`${sameDayMiles} ${miles}`} />
      </g>
      <Circle at={yard} r={5} weight="accent" fill="accent" />
      <Label at={[x + 14, y - 38]} text={yardName} leaderTo={[x + 4, y - 6]} />
      <Balloon at={at([0.58, 51.22])} number={1} />
      <Label at={at([0.66, 51.205])} text={kent} />
      <Balloon at={at([-0.2, 51.575])} number={2} />
      <Label at={at([-0.12, 51.56])} text={london} />
      <Balloon at={at([0.42, 51.8])} number={3} />
      <Label at={at([0.5, 51.785])} text={essex} />
      <Balloon at={at([-0.66, 51.235])} number={3} />
      <Label at={at([-0.58, 51.22])} text={surrey} />
      <Balloon at={at([-0.05, 50.96])} number={3} />
      <Label at={at([0.03, 50.945])} text={sussex} />
      <Label at={[490, 164]} text={estuary[0]} anchor="end" />
      <Label at={[490, 184]} text={estuary[1]} anchor="end" />
      <Label at={at([0.285, 50.733])} text={sea} />
      {/* The sheet's edge, its north point and its scale */}
      <Line d="M.5 .5H499.5V443.5H.5ZM478 60V22M472 34L478 22L484 34" />
      <Label at={[478, 78]} text="N" anchor="middle" />
      <Dimension from={[386, 424]} to={[386 + milesInUnits(scaleMiles), 424]} text={`${scaleMiles} ${miles}`} />
    </Sheet>
  )
}
