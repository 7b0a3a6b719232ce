import { group, line, text } from './fields.ts'

/** What a main contractor’s buyer asks. */
export const trade = group('', {
  largestPiece: text('Largest piece', { max: 200 }),
  capacity: text('Capacity', { max: 200 }),
  orderSize: line('Size of sub-contracts'),
  prequalification: text('Prequalification', { max: 300 }),
  ramsLeadIn: line('Notice for risk assessments and method statements', { help: 'Before the first day on site' }),
  retention: text('Retention', { max: 300 }),
  tenderPeriod: line('Tender period', { help: 'From a complete set of drawings to our tender' }),
  leadTimes: line('Lead times for 5, 20 and 40 tonnes', {
    max: 300,
    help: 'From approved drawings to the first delivery',
  }),
  drawingTimes: line('Time for the drawings of the same three, and phases', { max: 300 }),
  payment: line('Monthly payment', { max: 300 }),
  otherPayments: line('Other payments', { max: 300, help: 'Supply only, small orders, deposits' }),
  contractForms: line('Contract forms that you accept', { max: 300 }),
  collateralWarranties: line('Collateral warranties', { max: 300 }),
  executionClass: line('Execution class', { max: 200, help: 'As on your certificate to BS EN 1090' }),
  largeFiles: line('Large files', { max: 300 }),
})

/** What the firm warrants, in the words of the terms. */
export const warranty = group('', {
  beam: group('Warranty of a beam', {
    work: line('Work'),
    period: line('Period'),
    covers: text('Covers', { max: 300 }),
    excludes: text('Does not cover', { max: 300 }),
  }),
  workmanship: text('Warranty of workmanship'),
  guarantor: text('Who gives the warranties, and to whom the longer ones pass'),
  claim: group('Claims', {
    report: text('How to claim'),
    visit: text('What we do then'),
    exclusions: text('What is not covered'),
  }),
})
