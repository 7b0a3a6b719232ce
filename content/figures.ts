/**
 * Figures that stand on several pages, each with what it is of. Invented until the owner sets `samples.figures` to false.
 * A page that quotes one imports it from here; `content/figures.test.ts` finds a page that says otherwise.
 */
export const figures = {
  /** The firm opened in 2001. A senior metalworker's 25+ years are his own, not the firm's. */
  experience: '20+\u00a0years',
  foundedIn: 2001,
  /** Jobs, each counted once. */
  projects: '1000+',
  /** The same jobs by region and main steelwork. London's are frames and structural jobs; its metalwork is counted apart. */
  projectsIn: { kent: '500+', london: '300+', southEast: '200+' },
  londonMetalworkJobs: '200+',
  /** Pieces over the years: one job may hold several, so that these overlap with the jobs and with each other. */
  beams: '500+',
  staircases: '300+',
  platforms: '300+',
  extensions: '150+',
  emergency: {
    hours: '24/7',
    /** Target for the first person on site, within `radius` of the yard, in whichever region that is. */
    near: 'under 2\u00a0hours',
    radius: '30\u00a0miles',
    /** Of all call-outs, at any distance. */
    average: '2\u00a0hours',
  },
  response: { kent: 'Same day', london: '24–48\u00a0hours', southEast: '48\u00a0hours' },
  quote: {
    /** Most jobs, counted on working days: Sundays and bank holidays are closed. */
    most: '24\u00a0hours',
    missingDetails: '24 to 48\u00a0hours',
    complex: '3–5\u00a0days',
    validFor: '30\u00a0days',
  },
  /** Small jobs' fabrication drawings. */
  drawings: '24\u00a0hours',
  onSite: { beam: '1–2\u00a0days', staircase: '2–5\u00a0days', platform: '1–4\u00a0weeks' },
  warranty: {
    workmanship: '12\u00a0months',
    beamInstallation: '10\u00a0years',
    staircaseStructure: '25\u00a0years',
    metalworkStructure: '25\u00a0years',
  },
  mobileCranes: '20–100\u00a0t',
  londonBoroughs: { all: 32, most: 15 },
} as const
