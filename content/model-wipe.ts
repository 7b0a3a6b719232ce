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
  /** Stands in the left of the picture, where a page may lay words over it. */
  underWords?: boolean
}

/** The wipe between the two: its words, and the dimensions drawn on the steel. */
export const modelWipe = {
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
      text: '6.2\u00a0m',
      label: [1008, 598],
      anchor: 'right',
      underWords: true,
    },
    // Between the front columns at a third of their height: the ground line is where pages put their words.
    { from: [1144, 895], to: [2361, 933], text: '18.0\u00a0m', label: [1800, 915], anchor: 'middle' },
  ] as readonly WipeDimension[],
} as const
