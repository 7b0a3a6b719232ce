/**
 * The options of the two enquiry forms. Forms, emails and addresses carry the values: change labels freely, values never.
 */

export type Option = { value: string; label: string }

export const quoteServices = [
  { value: 'steel-fabrication', label: 'Steel fabrication' },
  { value: 'structural-steel', label: 'Structural steel' },
  { value: 'welding', label: 'Welding' },
  { value: 'onsite-fabrication', label: 'Onsite fabrication' },
  { value: 'crane-hire', label: 'Crane hire' },
  { value: 'emergency', label: 'Emergency repair' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[]

export const contactServices = [
  { value: 'fabrication', label: 'Steel fabrication' },
  { value: 'structural', label: 'Structural steel' },
  { value: 'welding', label: 'Welding' },
  { value: 'construction', label: 'Steel construction' },
  { value: 'onsite', label: 'Onsite fabrication' },
  { value: 'emergency-repairs', label: 'Emergency repairs' },
  { value: '3d-modeling', label: '3D modeling' },
  { value: 'crane-hire', label: 'Crane hire' },
  { value: 'architectural-metalwork', label: 'Architectural metalwork' },
  { value: 'industrial-platforms', label: 'Industrial platforms' },
  { value: 'staircases', label: 'Staircases' },
  { value: 'building-extensions', label: 'Building extensions' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[]

export const projectLocations = [
  { value: 'gravesend', label: 'Gravesend' },
  { value: 'kent', label: 'Other Kent' },
  { value: 'london', label: 'London' },
  { value: 'surrey', label: 'Surrey' },
  { value: 'essex', label: 'Essex' },
  { value: 'sussex', label: 'Sussex' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[]

export const quoteTimelines = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '1-month', label: 'Within 1 month' },
  { value: '3-months', label: 'Within 3 months' },
  { value: '6-months', label: 'Within 6 months' },
  { value: 'flexible', label: 'Flexible' },
] as const satisfies readonly Option[]

export const contactMethods = [
  { value: 'phone', label: 'Phone' },
  { value: 'email', label: 'Email' },
  { value: 'whatsapp', label: 'WhatsApp' },
] as const satisfies readonly Option[]

export const contactTimelines = [
  { value: 'urgent', label: 'Urgent (within 1 week)' },
  { value: 'month', label: 'Within a month' },
  { value: 'quarter', label: 'Within 3 months' },
  { value: 'flexible', label: 'Flexible' },
] as const satisfies readonly Option[]

export const contactBudgets = [
  { value: 'under-5k', label: 'Under £5,000' },
  { value: '5-15k', label: '£5,000–£15,000' },
  { value: '15-50k', label: '£15,000–£50,000' },
  { value: 'over-50k', label: 'Over £50,000' },
  { value: 'discuss', label: 'Prefer to discuss' },
] as const satisfies readonly Option[]
