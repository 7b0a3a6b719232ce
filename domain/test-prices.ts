/**
 * The price list that tests know, that of the specification (spec 9): they hold whatever the firm charges. Put in place of
 * the real one with `vi.mock`.
 */

export const calculatorServices = [
  { value: 'steel-fabrication', label: 'Steel fabrication', rate: 50 },
  { value: 'welding', label: 'Welding', rate: 45 },
  { value: 'structural-steel', label: 'Structural steel', rate: 65 },
  { value: 'steel-beams', label: 'Steel beams', rate: 55 },
  { value: 'staircases', label: 'Steel staircases', rate: 70 },
  { value: 'industrial-platforms', label: 'Industrial platforms', rate: 60 },
  { value: 'architectural', label: 'Architectural metalwork', rate: 75 },
  { value: 'emergency', label: 'Emergency repair', rate: 85 },
] as const

export const calculatorFactors = {
  projectSize: {
    label: 'Project size',
    options: [
      { value: 'small', label: 'Small (1–50 sq ft)', multiplier: 1 },
      { value: 'medium', label: 'Medium (51–200 sq ft)', multiplier: 1.3 },
      { value: 'large', label: 'Large (201–500 sq ft)', multiplier: 1.7 },
      { value: 'commercial', label: 'Commercial (500+ sq ft)', multiplier: 2.2 },
    ],
  },
  material: {
    label: 'Premium materials',
    options: [
      { value: 'mild-steel', label: 'Mild steel', multiplier: 1 },
      { value: 'galvanized', label: 'Galvanized', multiplier: 1.4 },
      { value: 'aluminum', label: 'Aluminum', multiplier: 2.1 },
    ],
  },
  complexity: {
    label: 'Design complexity',
    options: [
      { value: 'basic', label: 'Basic', multiplier: 1 },
      { value: 'standard', label: 'Standard', multiplier: 1.3 },
      { value: 'complex', label: 'Complex', multiplier: 1.8 },
      { value: 'precision', label: 'Precision', multiplier: 2.2 },
    ],
  },
  timeframe: {
    label: 'Urgent timeline',
    options: [
      { value: 'flexible', label: 'Flexible (2–4 weeks)', multiplier: 1 },
      { value: 'standard', label: 'Standard (1–2 weeks)', multiplier: 1.2 },
      { value: 'urgent', label: 'Urgent (3–7 days)', multiplier: 1.5 },
      { value: 'emergency', label: 'Emergency (24–48 hours)', multiplier: 2.5 },
    ],
  },
  location: {
    label: 'Location premium',
    options: [
      { value: 'kent', label: 'Kent', multiplier: 1 },
      { value: 'london', label: 'London', multiplier: 1.2 },
      { value: 'essex', label: 'Essex', multiplier: 1.1 },
      { value: 'surrey', label: 'Surrey', multiplier: 1.15 },
      { value: 'south-east', label: 'Other South East', multiplier: 1.3 },
    ],
  },
} as const

export const calculatorRules = { hours: 40, rangeLow: 0.8, rangeHigh: 1.3 } as const
