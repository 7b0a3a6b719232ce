import type { IconName } from '#content/icons.ts'

/**
 * What a service makes, drawn in one stroke on a field of 24. Lucide's icons would weigh four times as much on every page.
 */
const marks: Partial<Record<IconName, string>> = {
  // An angle cleat with two bolt holes
  anvil: 'M4 3v18h17v-5H9V3zM13 18.5h0M17 18.5h0M6.5 7v0M6.5 11v0',
  // A frame of two bays and three storeys
  building: 'M3 21V4h18v17M3 10h18M3 15h18M12 4v17',
  // A fillet weld in the corner of two plates, and the torch
  flame: 'M2 20h20M8 20V4M8 13l7 7M21 4l-7 9',
  // A portal frame
  warehouse: 'M3 21V9l9-5 9 5v12M3 9l9 3 9-3M12 4v8',
  van: 'M6 18H2V6h12v12h-4M14 10h4l4 4v4h-1M17 18h-3M8 18h0M19 18h0',
  // A beam on two bearings, dimensioned
  'ruler-dimension-line': 'M2 12h20v4H2zM5 16v5M19 16v5M2 6h20M2 4v4M22 4v4',
  cuboid: 'M12 3l8 4v10l-8 4-8-4V7zM4 7l8 4 8-4M12 11v10',
  // A jib with its load
  weight: 'M3 21h8M7 21V9L20 3v12M17 21v-6h6v6h-6',
  // A beam broken through
  siren: 'M2 8h8l-2 4 2 5H2M22 8h-7l-2 4 2 5h7',
  // A railing
  fence: 'M3 5h18M3 19h18M5 5v16M9.5 5v14M14.5 5v14M19 5v16',
  // Four steps
  footprints: 'M3 21h5v-5h5v-5h5V6h4',
  // A deck on columns, with its guard rail
  layers: 'M2 13h20M5 13v8M12 13v8M19 13v8M5 13V5h14v8M5 9h14',
  // A house and the frame beside it
  'house-plus': 'M2 20V10l6-6 6 6v10zM14 12h8v8M18 12v8',
}

/** The section of an I-beam, for a service whose icon has no drawing here. */
const beam = 'M5 4h14M5 20h14M12 4v16'

export const serviceMark = (icon: IconName) => marks[icon] ?? beam
