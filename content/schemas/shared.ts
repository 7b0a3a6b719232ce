import { group, line, text } from './fields.ts'

/** Sentences that several pages say in the same words. */
export const shared = group('', {
  call999First: text('First advice in an emergency'),
  emergencyTargetLabel: line('Label of the emergency target'),
  emergencyAverageLabel: line('Label of the emergency average'),
  workingDays: text('What a working day is'),
  visit: text('What a visit costs'),
  higherRiskRule: text('The rule for higher-risk buildings'),
  higherRiskEmergency: text('The exception to it'),
  mapNote: text('What happens when the map loads'),
  engineerIsYours: text('Who appoints the structural engineer'),
})
