import { group, line, text } from './fields.ts'

export const shared = group('', {
  call999First: text('When to call 999'),
  emergencyTargetLabel: line('Label of the emergency target'),
  emergencyAverageLabel: line('Label of the emergency average'),
  workingDays: text('What a working day is'),
  visit: text('What a visit costs'),
  leadTimes: text('When lead times start'),
  higherRiskRule: text('Who approves work on a higher-risk building'),
  higherRiskEmergency: text('Emergency repairs to a higher-risk building'),
  mapNote: text('What happens when the map loads'),
  engineerIsYours: text('Who appoints the structural engineer'),
})
