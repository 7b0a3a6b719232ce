import * as f from './fields.ts'

export const shared = f.fields({
  call999First: f.text('When to call 999'),
  emergencyTargetLabel: f.line('Label of the emergency target'),
  emergencyAverageLabel: f.line('Label of the emergency average'),
  workingDays: f.text('What a working day is'),
  visit: f.text('What a visit costs'),
  leadTimes: f.text('When lead times start'),
  higherRiskRule: f.text('Who approves work on a higher-risk building'),
  higherRiskEmergency: f.text('Emergency repairs to a higher-risk building'),
  mapNote: f.text('What happens when the map loads'),
  engineerIsYours: f.text('Who appoints the structural engineer'),
  declaration: f.text('Who issues the Declaration of Performance'),
  declarationOfJob: f.text('After the Declaration of Performance in the terms'),
  noCertificateNumber: f.text('While the BS EN 1090 certificate has no number'),
})
