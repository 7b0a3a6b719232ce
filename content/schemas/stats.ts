import * as f from './fields.ts'

const statText = (title: string, help?: string) => f.line(title, { max: 40, help })

export const stats = f.fields({
  experience: statText('Experience', 'Of the firm, not of one person'),
  foundedIn: f.wholeNumber('Founded in', { min: 1800, max: 2100 }),
  projects: statText('Total projects', 'Jobs, each counted once'),
  projectsIn: f.group(
    'Projects by region',
    { kent: statText('Kent'), london: statText('London'), southEast: statText('South East') },
    { row: true, help: 'Together they make up the total. London’s count frames and structural jobs.' },
  ),
  londonMetalworkJobs: statText('Metalwork jobs in London', 'Counted apart from the projects'),
  beams: statText('Beams'),
  beamYears: statText('Years in which we fitted them'),
  staircases: statText('Staircases'),
  platforms: statText('Platforms'),
  extensions: statText('Extensions'),
  emergency: f.group('Emergencies', {
    hours: statText('Hours of the emergency line'),
    near: statText('Target for the first person on site', 'Within the radius below'),
    radius: statText('Radius of that target', 'From the yard, and of the circle on the map').regex(
      /^\d+ miles$/,
      'Type miles, such as 30 miles',
    ),
    average: statText('Average of all call-outs', 'At any distance'),
  }),
  response: f.group('Response to other enquiries', {
    kent: statText('Kent'),
    london: statText('London'),
    southEast: statText('South East'),
  }),
  quote: f.group('Quotes', {
    most: statText('Most jobs', 'On working days'),
    missingDetails: statText('When details are missing'),
    complex: statText('Complex work'),
    tender: statText('Tender', 'From a complete set of drawings'),
    tenderSize: statText('Size of the orders that we tender for'),
    validFor: statText('A quote is valid for'),
  }),
  drawings: statText('Fabrication drawings of small jobs'),
  weeklyOutput: statText('Steel made in a week, in one shift'),
  beamFit: statText('Fitting a beam, in hours'),
  onSite: f.group('Time on site', {
    beam: statText('Beam'),
    smallFrame: statText('Frame under 5 tonnes'),
    staircase: statText('Staircase'),
    platform: statText('Platform'),
  }),
  beamFromCall: statText('Beam, from the first call to fitting'),
  platformFitted: statText('Platform, from approved drawings to the last bolt', 'Making and installing it'),
  leadTime: f.group('From approved drawings', {
    beam: statText('Beam'),
    smallFrame: statText('Frame under 5 tonnes'),
    frame: statText('Larger frame'),
    extension: statText('Frame and deck of an extension'),
    balcony: statText('Balcony'),
    gate: statText('Gate'),
    staircase: statText('Staircase'),
  }),
  notice: f.group('From your order to the day', {
    offLoad: statText('Off-load by crane'),
    contractLift: statText('Contract lift'),
    mobileCrane: statText('Hired mobile crane'),
    siteVisit: statText('Working visit to a site'),
  }),
  warranty: f.group('Warranties', {
    workmanship: statText('Workmanship'),
    beamInstallation: statText('Installation of a beam'),
    staircaseStructure: statText('Structure of a staircase'),
    metalworkStructure: statText('Structure of architectural metalwork'),
  }),
  price: f.group('Typical prices, with VAT', {
    metalworkProject: statText('Metalwork project'),
    staircase: statText('Staircase').regex(/^£[^–]+–£[^–]+$/, 'Type it as £3k–£15k'),
    extensionFrame: statText('Frame of an extension'),
  }),
  mobileCranes: statText('Mobile cranes', 'Smallest to largest that we hire'),
  londonBoroughs: f.group('London boroughs', {
    all: f.wholeNumber('In all', { min: 1, max: 33 }),
    most: f.wholeNumber('Most weeks', { min: 1, max: 33 }),
  }),
})
