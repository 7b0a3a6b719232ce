import { safetyFigures } from '../safety-figures.ts'

/** The id of the list of floors. */
export const floorsId = 'floors'

/** A UK pallet, in millimetres. */
export const palletPlace = { length: 1200, width: 1000 } as const

/** Kilograms on every square metre. */
export const platformInput = {
  min: 250,
  max: safetyFigures.platform.classes.at(-1)?.load ?? 0,
  step: 50,
  /** From tick to tick of the ruler. */
  tick: 250,
  start: 1000,
} as const

export const platformCopy = {
  title: 'What must your floor carry?',
  input: 'Load per square metre',
  unit: 'kg/m²',
  valueText: '{value} kilograms on every square metre',
  labels: {
    load: 'Load',
    kilonewtons: 'In kN/m²',
    platform: 'Kind of floor',
    pallet: 'Per pallet',
    note: 'Note',
  },
  kilograms: '{count}\u00a0kg',
  both: 'At {load}\u00a0kg/m², {platform} can carry {heaviest}, but not {next}.',
  all: 'At {load}\u00a0kg/m², {platform} can carry all of our examples, up to {heaviest}.',
  guide:
    'A guide, not a design: the weight is taken as spread over the item’s footprint. Feet, rack legs and wheels are checked one by one, and an engineer sizes the floor.',
  firstLine: 'From the platform drawing:',
} as const

/** Text of the drawing. */
export const platformBaysCopy = {
  title:
    'Side view of a steel platform in four bays, each with a typical use; a floor designed for {load} kilograms per square metre is enough for {count} of the four',
  upTo: 'up to {load} kg/m²',
} as const
