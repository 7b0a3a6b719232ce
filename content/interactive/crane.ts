/** Metres. It goes past the chart, to where only a mobile crane reaches. */
export const craneInput = { min: 3, max: 20, step: 0.5, start: 12 } as const

export const craneCopy = {
  title: 'What our lorry lifts',
  input: 'Radius, from column to hook',
  unit: 'm',
  valueText: '{value} metres',
  labels: {
    radius: 'Radius',
    load: 'On the hook',
    steel: 'Steel, without slings',
    crane: 'Crane',
    note: 'Note',
  },
  lorry: 'Lorry-mounted crane',
  mobile: 'Mobile crane, 20–100\u00a0t',
  none: 'Beyond the chart',
  outcome:
    'At a radius of {radius}\u00a0m the chart allows {load}\u00a0kg on the hook: {steel}\u00a0kg of steel, and {tackle}\u00a0kg for chains and plates.',
  /** Where the radius lies between two of the chart. */
  outwards: 'The chart has no line for {radius}\u00a0m, so we use the next one out: {chartRadius}\u00a0m.',
  beyond:
    'A radius of {radius}\u00a0m is beyond the lorry-mounted crane, whose chart ends at {reach}\u00a0m. A mobile crane of 20\u00a0to\u00a0100\u00a0tonnes comes instead, to suit the weight, the radius and the ground.',
  guide: 'A guide, not a lift plan: the chart on the crane itself decides, on the day, with the outriggers as set.',
  firstLine: 'From the lift drawing:',
} as const

/** Text of the drawing. */
export const craneReachCopy = {
  title:
    'Side view of a lorry-mounted crane that reaches {radius} metres from the centre of its column, where its chart allows {load} kilograms, hook and slings included',
  titleBeyond:
    'Side view of a lorry-mounted crane at the end of its chart; {radius} metres lie beyond its reach, where a mobile crane takes over',
  radius: 'Radius {radius} m',
  load: '{load} kg',
  unit: 'm',
  tonnes: '{load} t',
  beyond: ['Mobile', 'crane'],
} as const

/** Who lifts a piece by hand. */
export const lifters = ['one person', 'two people'] as const
