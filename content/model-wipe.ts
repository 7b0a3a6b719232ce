import type { PictureId } from './pictures.ts'

type Pixel = readonly [x: number, y: number]

/** A dimension drawn on the built picture, in pixels of its master: its line from lower left to upper right, and its words. */
export type WipeDimension = {
  from: Pixel
  to: Pixel
  /** A short line from the steel to the dimension line's end. */
  extension?: readonly [Pixel, Pixel]
  text: string
  /** Where the words stand, and which edge of them stands there. */
  label: Pixel
  anchor: 'left' | 'right'
}

/** The same frame, from one camera, as model and as steel. Both masters must have the same size and focal point. */
export const modelWipe = {
  built: 'hero-frame' as PictureId,
  model: 'hero-frame-model' as PictureId,
  label: 'Wipe between the engineer’s model and the built steel',
  hint: 'See the model',
  words: {
    model: 'All model',
    mostlyModel: 'Mostly model',
    half: 'Half model, half steel',
    mostlySteel: 'Mostly steel',
    steel: 'All steel',
  },
  dimensions: [
    {
      from: [1023, 1152],
      to: [1023, 428],
      extension: [
        [990, 421],
        [1106, 443],
      ],
      text: '6.2 m',
      label: [1008, 598],
      anchor: 'right',
    },
    { from: [1144, 1145], to: [2374, 1073], text: '18.0 m', label: [1912, 1124], anchor: 'left' },
  ] satisfies WipeDimension[],
} as const
