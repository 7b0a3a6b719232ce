import { Drawing } from '#app/ui/drawing.tsx'
import type { Drawing as DrawingFacts } from '#content/drawing.ts'

type Props = { alt: string; missing: string; note: string }

/** A goalpost frame without its beam, dimensioned: what a page that isn't there looks like in a drawing office. */
export function MissingMember({ alt, missing, note }: Props) {
  const drawing: DrawingFacts = {
    width: 480,
    height: 330,
    title: alt,
    marks: [
      {
        line: [
          [10, 290],
          [470, 290],
        ],
        weight: 'thin',
        fill: 'ground',
      },
      {
        line: [
          [90, 286],
          [90, 290],
          [130, 290],
          [130, 286],
        ],
        weight: 'steel',
        closed: true,
        fill: 'steel',
      },
      {
        line: [
          [350, 286],
          [350, 290],
          [390, 290],
          [390, 286],
        ],
        weight: 'steel',
        closed: true,
        fill: 'steel',
      },
      {
        line: [
          [101, 96],
          [119, 96],
          [119, 286],
          [101, 286],
        ],
        weight: 'steel',
        closed: true,
        fill: 'steel',
      },
      {
        line: [
          [361, 96],
          [379, 96],
          [379, 286],
          [361, 286],
        ],
        weight: 'steel',
        closed: true,
        fill: 'steel',
      },
      {
        line: [
          [94, 92],
          [126, 92],
          [126, 96],
          [94, 96],
        ],
        weight: 'steel',
        closed: true,
        fill: 'steel',
      },
      {
        line: [
          [354, 92],
          [386, 92],
          [386, 96],
          [354, 96],
        ],
        weight: 'steel',
        closed: true,
        fill: 'steel',
      },
      {
        line: [
          [96, 60],
          [384, 60],
          [384, 90],
          [96, 90],
        ],
        weight: 'accent',
        closed: true,
        dashed: true,
      },
      {
        line: [
          [96, 66],
          [384, 66],
        ],
        weight: 'thin',
        dashed: true,
      },
      {
        line: [
          [96, 84],
          [384, 84],
        ],
        weight: 'thin',
        dashed: true,
      },
      {
        dimension: [
          [110, 34],
          [370, 34],
        ],
        text: '4 040',
      },
      {
        dimension: [
          [430, 92],
          [430, 290],
        ],
        text: '404',
      },
      { label: [240, 80], text: missing, anchor: 'middle', strong: true },
      { label: [240, 318], text: note, anchor: 'middle' },
    ],
  }
  return <Drawing drawing={drawing} />
}
