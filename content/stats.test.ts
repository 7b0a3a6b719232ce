import { describe, expect, it } from 'vitest'
import { business } from './business.ts'
import { stats } from './stats.ts'

type Statement = { where: string; says: string }

const words = { two: '2', ten: '10', twelve: '12', thirty: '30' }

/** As compared: figures instead of number words, one kind of dash, plain spaces, small letters. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\b(two|ten|twelve|thirty)\b/g, (word) => words[word as keyof typeof words])
    .replace(/(\d) (?:to|and) (\d)/g, '$1–$2')
}

/** Everything that a page says: each text, and each figure together with its label. */
function statements(value: unknown, where: string): Statement[] {
  if (typeof value === 'string') return [{ where, says: plain(value) }]
  if (typeof value !== 'object' || value === null) return []
  const { value: figure, label } = value as { value?: unknown; label?: unknown }
  if (typeof figure === 'string' && typeof label === 'string') return [{ where, says: plain(`${figure} ${label}`) }]
  return Object.entries(value).flatMap(([key, child]) => statements(child, `${where}.${key}`))
}

const files = import.meta.glob<Record<string, unknown>>(
  ['./*.ts', './legal/*.ts', '!./*.test.ts', '!./{stats,facts}.ts'],
  {
    eager: true,
  },
)
// services.ts brings what the service pages say.
const pages = Object.entries(files).flatMap(([file, content]) => statements(content, file))

/** "10" of "10 years": before its noun a page may write "10 year". */
const years = (period: string) => String(Number.parseInt(period, 10))

/** What is claimed, how a text claims it (the first group that matches is the figure), and what is right. */
const claims: readonly [of: string, pattern: RegExp, right: string][] = [
  ['the firm’s years', /(\d+\+ years) (?:experience )?in steel\b/g, stats.experience],
  ['jobs in all', /(\d+\+) projects completed/g, stats.projects],
  ['jobs in Kent', /(\d+\+) projects in kent/g, stats.projectsIn.kent],
  ['metalwork jobs in London', /(\d+\+) metalwork jobs in london/g, stats.londonMetalworkJobs],
  ['beams', /(\d+\+) beams/g, stats.beams],
  ['staircases', /(\d+\+) staircases/g, stats.staircases],
  ['platforms', /(\d+\+) platforms/g, stats.platforms],
  ['extensions', /(\d+\+) extensions/g, stats.extensions],
  ['the first person on an emergency', /(under \d+ hours)/g, stats.emergency.near],
  [
    'all call-outs',
    /(\d+ hours) on average|average[^.]{0,40}?(\d+ hours)|(\d+ hours) average/g,
    stats.emergency.average,
  ],
  ['most quotes', /(?:quote|price)s?[^.]{0,60}? within (\d+ hours)/g, stats.quote.most],
  ['complex quotes', /complex[^.;]{0,30}? (\d+–\d+ days)|(\d+–\d+ days) for complex/g, stats.quote.complex],
  ['how long a quote holds', /(?:holds?|valid)(?: for)? (\d+ days)/g, stats.quote.validFor],
  ['workmanship', /(\d+ months) on our workmanship/g, stats.warranty.workmanship],
  ['the installation of a beam', /(\d+) years? installation warranty/g, years(stats.warranty.beamInstallation)],
  ['the structure of a staircase', /(\d+) years? structural warranty/g, years(stats.warranty.staircaseStructure)],
  ['the structure of metalwork', /(\d+) years? minimum warranty/g, years(stats.warranty.metalworkStructure)],
  ['fitting a beam', /a beam takes (\d+–\d+ days)/g, stats.onSite.beam],
  ['fitting a staircase', /fitted in (\d+–\d+ days)|staircase takes (\d+–\d+ days)/g, stats.onSite.staircase],
  ['fitting a platform', /platform (\d+–\d+ weeks)/g, stats.onSite.platform],
  ['boroughs', /all (\d+) boroughs/g, String(stats.londonBoroughs.all)],
  ['mobile cranes', /mobile cranes (?:of|from) (\d+–\d+) t/g, stats.mobileCranes.replace(/\s*t$/, '')],
  [
    'public liability',
    /£(\d+) ?m(?:illion)?\b[^.]{0,12}public liability|public liability insurance of £(\d+)/g,
    business.insurance.publicLiability.short.replace(/\D/g, ''),
  ],
]

describe('figures on several pages', () => {
  it.each(claims)('%s', (_of, pattern, right) => {
    const made = pages.flatMap(({ where, says }) =>
      [...says.matchAll(pattern)].map((match) => ({ where, figure: match.slice(1).find(Boolean) })),
    )
    expect(made.filter(({ figure }) => figure !== plain(right))).toEqual([])
  })

  it('are claimed somewhere, so that the table means something', () => {
    const unused = claims.filter(([, pattern]) => !pages.some(({ says }) => says.search(pattern) >= 0))
    expect(unused.map(([of]) => of)).toEqual([])
  })
})

describe('figures that need their condition next to them', () => {
  it('under 2 hours is a target within 30 miles of the yard', () => {
    const made = pages.filter(({ says }) => says.includes(plain(stats.emergency.near)))
    expect(made.length).toBeGreaterThan(2)
    for (const { says } of made) {
      expect(says).toMatch(/\b(?:target|aim)\b/)
      expect(says).toContain(stats.emergency.radius.replace('\u00a0', ' '))
    }
  })

  it('pieces and jobs agree: the regions add up to the jobs, and no kind of piece outnumbers them', () => {
    const count = (figure: string) => Number.parseInt(figure, 10)
    const { kent, london, southEast } = stats.projectsIn
    expect(count(kent) + count(london) + count(southEast)).toBe(count(stats.projects))
    for (const pieces of [stats.beams, stats.staircases, stats.platforms, stats.extensions])
      expect(count(pieces)).toBeLessThanOrEqual(count(stats.projects))
  })

  it('satisfaction is what the rating says', () => {
    const made = pages.find(({ says }) => says.startsWith('100% satisfaction'))
    expect(business.rating.value).toBe('5.0')
    expect(made?.says).toContain(`all ${business.rating.count} google reviews`)
  })
})
