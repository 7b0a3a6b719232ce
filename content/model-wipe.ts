type Pixel = readonly [x: number, y: number]

/** A dimension drawn on the built picture, in pixels of its master: its line, drawn from one end to the other, and its words. */
export type WipeDimension = {
  from: Pixel
  to: Pixel
  /** A short line from the steel to the dimension line's end. */
  extension?: readonly [Pixel, Pixel]
  text: string
  /** Where the words stand: their middle or their right edge. */
  label: Pixel
  anchor: 'middle' | 'right'
}

/** The wipe between the two: its words, and the dimensions drawn on the steel. */
export const modelWipe = {
  label: 'Wipe between the engineer’s model and the built steel',
  /** On either side of the handle. */
  sides: { steel: 'Steel', model: 'Model' },
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
      text: '6.2\u00a0m',
      label: [1008, 598],
      anchor: 'right',
    },
    // Both lie where the model's own dimensions do: wherever the wipe rests, the line is whole and its words are there.
    { from: [1144, 1143], to: [2380, 1074], text: '18.0\u00a0m', label: [1950, 1120], anchor: 'middle' },
  ] as readonly WipeDimension[],
} as const
