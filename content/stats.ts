/** A figure with plain spaces instead of no-break spaces, for page titles and descriptions. */
export const plainSpaces = (figure: string) => figure.replaceAll('\u00a0', ' ')

/** "10 years" before a noun: "10-year warranty". */
export const asAdjective = (period: string) => period.replace('\u00a0', '-').replace(/s$/, '')

/** Added wherever a time counts working days. */
export const workingDays = 'Working days are Monday to Saturday, except bank holidays.'

/**
 * Figures that several pages quote. They are invented until the owner sets `samples.stats` to false.
 * `content/stats.test.ts` fails when a page states another value.
 */
export const stats = {
  /** The firm opened in 2001. A senior metalworker's 25+ years are his own, not the firm's. */
  experience: '20+\u00a0years',
  foundedIn: 2001,
  /** Jobs, each counted once. */
  projects: '1000+',
  /** The same jobs by region and main steelwork. London's are frames and structural jobs; its metalwork is counted apart. */
  projectsIn: { kent: '500+', london: '300+', southEast: '200+' },
  londonMetalworkJobs: '200+',
  /** Pieces, not jobs: one job may have several. */
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
    /** Most jobs, on working days. */
    most: '24\u00a0hours',
    missingDetails: '24 to 48\u00a0hours',
    complex: '3–5\u00a0days',
    validFor: '30\u00a0days',
  },
  /** Small jobs' fabrication drawings. */
  drawings: '24\u00a0hours',
  /** A beam lifted, levelled and packed: the same time as `onSite.beam`, in hours. */
  beamFit: '24–48\u00a0hours',
  onSite: { beam: '1–2\u00a0days', staircase: '2–5\u00a0days', platform: '1–4\u00a0weeks' },
  warranty: {
    workmanship: '12\u00a0months',
    beamInstallation: '10\u00a0years',
    staircaseStructure: '25\u00a0years',
    metalworkStructure: '25\u00a0years',
  },
  /** Typical prices, with VAT. */
  price: { metalworkProject: '£50k+', staircase: '£3k–£15k', extensionFrame: '£25k+' },
  mobileCranes: '20–100\u00a0t',
  londonBoroughs: { all: 32, most: 15 },
} as const
