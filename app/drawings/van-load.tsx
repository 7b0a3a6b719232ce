import { Accent, Circle, Line, Steel } from './hand.tsx'
import type { Placed } from './placed.ts'
import { box } from './shapes.ts'

/** What stands in the racks, from the bulkhead to the doors: metres from the front bumper and above the road. */
export function VanLoad({ on: { d, at, length } }: { on: Placed }) {
  return (
    <>
      {/* Racks: two shelves on posts, steel stock along the floor */}
      <Line
        d={d(
          `${box(2.5, 1.52, 3.3, 0.04)}${box(2.5, 0.52, 0.04, 1.8)}${box(4.28, 0.52, 0.04, 1.8)}${box(5.76, 1.2, 0.04, 1.12)}`,
        )}
        fill="steel"
      />
      <Steel d={d('M4.4 1.36H6.1M4.4 1.42H6M4.4 1.48H6.1')} />
      <Line d={d(`${box(4.5, 1.3, 0.06, 0.06)}${box(5.6, 1.3, 0.06, 0.06)}`)} fill="ink" />
      {/* Two welding sets with their leads */}
      <Steel d={d(`${box(2.56, 1.56, 0.34, 0.28)}${box(2.58, 1.88, 0.3, 0.26)}`)} fill="steel" />
      <Line d={d('M2.6 1.72H2.72M2.6 1.66H2.72M2.62 2.02H2.72M2.66 2.14V2.19H2.8V2.14')} />
      <Circle at={at(2.81, 1.7)} r={length(0.05)} fill="sheet" />
      {/* Generator on its frame */}
      <Steel d={d(box(2.56, 0.58, 0.62, 0.56))} />
      <Line
        d={d(
          `${box(2.62, 0.64, 0.3, 0.34)}${box(2.96, 0.64, 0.16, 0.34)}M2.66 .7V.92M2.71 .7V.92M2.76 .7V.92M2.81 .7V.92M2.62 1.02H3.12V1.08H2.62Z`,
        )}
        fill="steel"
      />
      {/* Oxygen and fuel gas, chained; the cutting torch */}
      <Accent
        d={d(
          'M2.98 1.58V2.02C2.98 2.1 3.02 2.12 3.04 2.14V2.2H3.1V2.14C3.12 2.12 3.16 2.1 3.16 2.02V1.58ZM3.2 1.58V1.9C3.2 1.97 3.23 1.99 3.25 2V2.07H3.31V2C3.33 1.99 3.36 1.97 3.36 1.9V1.58Z',
        )}
        fill="accent"
      />
      <Line d={d('M2.94 1.78H3.4')} dashed />
      {/* Magnetic drill */}
      <Steel
        d={d(`${box(3.44, 1.56, 0.22, 0.07)}${box(3.58, 1.63, 0.08, 0.44)}${box(3.46, 1.86, 0.12, 0.22)}`)}
        fill="steel"
      />
      <Line d={d(`${box(3.495, 1.68, 0.05, 0.18)}M3.66 1.9L3.76 2.02M3.66 1.9L3.77 1.82`)} fill="sheet" />
      {/* Band saw and disc saw */}
      <Steel d={d('M3.84 1.6H4.2V1.72H4.14V1.84H4.2V1.96H3.84V1.84H3.9V1.72H3.84Z')} fill="steel" />
      <Circle at={at(4.06, 2.14)} r={length(0.13)} weight="steel" fill="sheet" />
      <Line d={d(box(4.06, 2.1, 0.22, 0.08))} fill="steel" />
      {/* Trestles folded, vice on its board */}
      <Steel d={d('M3.3 .56L3.46 1.28L3.62 .56M3.36 .82H3.56M3.52 .56L3.68 1.28L3.84 .56M3.58 .82H3.78')} />
      <Line d={d(`${box(3.4, 1.28, 0.5, 0.06)}${box(3.74, 1.34, 0.14, 0.1)}M3.7 1.39H3.96`)} fill="steel" />
      {/* Chain block, beam trolley, wind-up hoist */}
      <Line d={d('M4.02 1.52V1.4M4.02 1.22V1M3.98 1.22V1.08')} />
      <Circle at={at(4.02, 1.31)} r={length(0.1)} weight="steel" fill="steel" />
      <Steel d={d(`${box(4.4, 0.58, 0.08, 0.68)}M4.44 .64H4.86`)} fill="steel" />
      <Steel d={d(box(4.54, 0.98, 0.4, 0.07))} fill="steel" />
      <Circle at={at(4.62, 0.92)} r={length(0.06)} fill="sheet" />
      <Circle at={at(4.86, 0.92)} r={length(0.06)} fill="sheet" />
      {/* Laser on its short tripod */}
      <Steel d={d('M4.56 1.84L4.46 1.56M4.56 1.84V1.56M4.56 1.84L4.66 1.56')} />
      <Steel d={d(box(4.48, 1.84, 0.16, 0.16))} fill="steel" />
      <Accent d={d('M4.64 1.92H4.8')} />
      {/* Torque wrench, hung up */}
      <Steel d={d('M5.02 1.62V2.1')} />
      <Line d={d(`${box(4.99, 1.6, 0.06, 0.2)}M4.98 2.1H5.12V2.17H4.98Z`)} fill="steel" />
      {/* Screens and blankets rolled, extinguishers at the door */}
      {[0.62, 0.74].map((up) => (
        <Circle key={up} at={at(5.56 + up / 8, up)} r={length(0.06)} fill="sheet" />
      ))}
      <Line d={d(`${box(5.7, 0.56, 0.16, 0.7)}M5.74 .56V1.26M5.78 .56V1.26M5.82 .56V1.26`)} fill="sheet" />
      <Accent
        d={d('M5.95 .56H6.1V.96C6.1 1.02 6.06 1.04 6.05 1.06V1.12H6V1.06C5.99 1.04 5.95 1.02 5.95 .96Z')}
        fill="accent"
      />
      {/* Boxes of bolts on the upper shelf */}
      <Line
        d={d(`${box(5.2, 1.56, 0.22, 0.14)}${box(5.46, 1.56, 0.22, 0.14)}${box(5.3, 1.7, 0.22, 0.14)}`)}
        fill="steel"
      />
    </>
  )
}
