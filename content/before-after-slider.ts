type Pixel = readonly [x: number, y: number]

/** A dimension drawn on the built picture, in pixels of its master: its line, drawn from one end to the other, and its text. */
export type SliderDimension = {
  from: Pixel
  to: Pixel
  /** A short line from the steel to the dimension line's end. */
  extension?: readonly [Pixel, Pixel]
  text: string
  /** The position of the text: its middle or its right edge. */
  label: Pixel
  anchor: 'middle' | 'right'
}

/** Text of the before-after slider and the dimensions drawn on the steel. */
export const beforeAfterSlider = {
  label: 'Wipe between the engineer’s model and the built steel',
  /** On either side of the handle. */
  sides: { steel: 'Steel', model: 'Model' },
  positions: {
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
      label: [1008, 600],
      anchor: 'right',
    },
    // Both are where the model's own dimensions are, so line and text are complete at any position of the boundary.
    { from: [1144, 1143], to: [2380, 1074], text: '18.0\u00a0m', label: [1950, 1120], anchor: 'middle' },
  ] as readonly SliderDimension[],
} as const
