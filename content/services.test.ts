import { describe, expect, it } from 'vitest'
import { platformClasses } from './interactive/platform.ts'
import { kentTowns } from './page-content.ts'
import type { ServiceSection } from './service.ts'
import { serviceByPath, servicePaths, services } from './services.ts'

type Kind = ServiceSection['kind']

/** A space that holds a number and its unit together reads as a space. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

/** Every string below a value; drawings' path data, keys and place names, which are as they are, apart. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => (key === 'path' || key === 'places' ? [] : strings(child)))
}

/** Sentences of four words or more: shorter ones are labels, which pages may well share. */
function sentences(value: unknown): Set<string> {
  const all = strings(value).flatMap((text) => text.split(/(?<=[.?!])\s+/))
  return new Set(all.map((text) => text.toLowerCase().trim()).filter((text) => text.split(' ').length >= 4))
}

function unique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length
}

const pairs = services.flatMap((one, index) =>
  services.slice(index + 1).map((other) => [one.path, other.path, one, other] as const),
)

/** All sections of one kind on a page. */
function sectionsOf<K extends Kind>(path: string, kind: K) {
  return serviceByPath(path).sections.filter(
    (section): section is Extract<ServiceSection, { kind: K }> => section.kind === kind,
  )
}

describe('the list', () => {
  it('has every service page once, in the order of servicePaths', () => {
    expect(services.map((service) => service.path)).toEqual([...servicePaths])
    for (const path of servicePaths) expect(serviceByPath(path).path).toBe(path)
  })

  it('gives each page a name, a summary and a head of its own', () => {
    for (const key of ['name', 'summary', 'serviceType'] as const)
      expect(unique(services.map((service) => service[key]))).toBe(true)
    expect(unique(services.map((service) => service.seo.title))).toBe(true)
    expect(unique(services.map((service) => service.seo.description))).toBe(true)
    expect(unique(services.map((service) => service.seo.keywords.join()))).toBe(true)
    expect(unique(services.map((service) => service.hero.title))).toBe(true)
    expect(unique(services.map((service) => service.hero.picture))).toBe(true)
  })
})

describe('copy', () => {
  it.each(pairs)('of %s and %s shares under 15 percent of its sentences', (_one, _other, one, other) => {
    const first = sentences(one)
    const second = sentences(other)
    const shared = [...first].filter((sentence) => second.has(sentence))
    expect(shared.length / Math.min(first.size, second.size)).toBeLessThan(0.15)
  })
})

describe('counts of the specification', () => {
  const cardCounts = (path: string) => sectionsOf(path, 'cards').map((section) => section.cards.length)
  it('london: delivery hours, three project categories, fifteen boroughs', () => {
    const path = '/structural-steel-london'
    expect(serviceByPath(path).story.bars.map(({ hours }) => hours)).toContain('7:00–17:00')
    expect(sectionsOf(path, 'rows').map(({ rows }) => rows.length)).toEqual([3])
    expect(sectionsOf(path, 'places').map(({ places }) => places.length)).toEqual([15])
  })

  it('crane: fleet, four services, safety, emergency block, one lift in six stages', () => {
    const path = '/crane-hire-services'
    expect(serviceByPath(path).story.stages).toHaveLength(6)
    expect(serviceByPath(path).story.fleet.cranes.map(({ tonnes }) => tonnes)).toEqual([8, 8, 20, 40, 60, 80, 100])
    expect(cardCounts(path)).toEqual([4])
    expect(sectionsOf(path, 'checklist').map(({ id }) => id)).toEqual(['safety'])
    expect(sectionsOf(path, 'emergency')).toHaveLength(1)
  })

  it('emergency: failure types, four capabilities, four steps, first ten minutes to the minute', () => {
    const path = '/emergency-steel-repair'
    expect(sectionsOf(path, 'checklist')).toHaveLength(1)
    expect(cardCounts(path)).toEqual([4])
    const { steps, ours } = serviceByPath(path).story
    expect(ours.steps.map(({ title }) => title)).toEqual(['Call', 'Assess', 'Secure', 'Repair'])
    expect(steps.map(({ minute }) => minute)).toEqual(['0–1', '1–2', '2–4', '4–7', '7–10'])
  })

  it('beams: four types with applications, four stages, projects, emergency block', () => {
    const path = '/steel-beam-installation'
    expect(serviceByPath(path).beamTypes.types).toHaveLength(4)
    expect(serviceByPath(path).story.stages).toHaveLength(4)
    expect(sectionsOf(path, 'projects')).toHaveLength(1)
    expect(sectionsOf(path, 'emergency')).toHaveLength(1)
  })

  it('architectural: four services, four finishes, projects, four steps', () => {
    const path = '/architectural-metalwork-london'
    const { steps, finishes } = serviceByPath(path).story
    expect(steps).toHaveLength(4)
    expect(cardCounts(path)).toEqual([4])
    expect(finishes.samples.map(({ durability }) => plain(durability))).toEqual([
      '50+ years',
      '15–20 years',
      '5–10 years',
      'Permanent',
    ])
    expect(sectionsOf(path, 'projects')).toHaveLength(1)
  })

  it('3D modelling: four services, four steps, software', () => {
    const path = '/3d-modeling-services'
    expect(cardCounts(path)).toEqual([4])
    const steps = sectionsOf(path, 'steps').map((section) => section.steps.map(({ title }) => title))
    expect(steps).toEqual([['Brief', 'Model', 'Review', 'Issue']])
    expect(serviceByPath(path).story.software.programs).toHaveLength(8)
  })

  it('fabrication: capabilities, four steps, ten Kent towns', () => {
    const path = '/steel-fabrication-kent'
    expect(sectionsOf(path, 'steps').flatMap(({ steps }) => steps.map(({ title }) => title))).toEqual([
      'Consultation',
      'Design & Quote',
      'Fabrication',
      'Installation',
    ])
    expect(sectionsOf(path, 'checklist')).toHaveLength(1)
    expect(kentTowns).toHaveLength(10)
  })

  it('platforms: four types with loads, four safety features, industries, five steps, maintenance', () => {
    const path = '/industrial-steel-platforms'
    const { story, industries } = serviceByPath(path)
    const { floors } = story
    expect(floors.map(({ load }) => load)).toEqual(platformClasses.map(({ load }) => load))
    // More load never takes less steel.
    for (const of of ['post', 'beam', 'plate'] as const)
      expect(floors.map(({ size }) => size[of])).toEqual(floors.map(({ size }) => size[of]).toSorted((a, b) => a - b))
    expect(cardCounts(path)).toEqual([4, 4])
    expect(industries.list.length).toBeGreaterThan(1)
    expect(sectionsOf(path, 'steps').map(({ steps }) => steps.length)).toEqual([5])
  })

  it('staircases: four types, four options, regulations, projects, four steps', () => {
    const path = '/steel-staircase-installation'
    const { staircaseTypes, designOptions, story } = serviceByPath(path)
    expect(staircaseTypes.types).toHaveLength(4)
    expect(designOptions.options).toHaveLength(4)
    expect(story.decisions).toHaveLength(14)
    expect(sectionsOf(path, 'steps').map(({ steps }) => steps.map(({ title }) => title))).toEqual([
      ['Measure', 'Design', 'Make', 'Fit'],
    ])
    expect(sectionsOf(path, 'projects')).toHaveLength(1)
  })

  it('extensions: four types with weeks, four benefits, areas, permissions, five steps', () => {
    const path = '/steel-building-extensions-kent'
    const { extensionTypes, story } = serviceByPath(path)
    const { steps, weeks } = story
    expect(extensionTypes.types.map(({ least, most }) => `${least}–${most}`)).toEqual(['4–8', '8–12', '10–16', '6–12'])
    expect(cardCounts(path)).toEqual([4, 4])
    expect(sectionsOf(path, 'places')).toHaveLength(1)
    expect(steps).toHaveLength(5)
    // Each step begins in the week after the one before it, and the last one ends with the programme.
    expect(steps.map(({ from }) => from)).toEqual([1, ...steps.slice(0, -1).map(({ to }) => to + 1)])
    expect(steps.at(-1)?.to).toBe(weeks)
  })

  it('welding: four types, ten capabilities, four process cards, emergency block, areas', () => {
    const path = '/welding-services'
    const titles = sectionsOf(path, 'cards').map(({ cards }) => cards.map(({ title }) => title))
    expect(titles).toEqual([
      ['MIG', 'TIG', 'ARC', 'Gas'],
      ['Choose', 'Prepare', 'Weld', 'Inspect'],
    ])
    expect(sectionsOf(path, 'checklist').map(({ entries }) => entries.length)).toEqual([10])
    expect(sectionsOf(path, 'emergency')).toHaveLength(1)
    expect(sectionsOf(path, 'places')).toHaveLength(1)
  })

  it('onsite: the equipment, four advantages, emergency block', () => {
    const path = '/onsite-steel-fabrication'
    expect(serviceByPath(path).equipment.list).toHaveLength(11)
    expect(cardCounts(path)).toEqual([4])
    expect(sectionsOf(path, 'emergency')).toHaveLength(1)
  })

  it('Gravesend: three phases, benefits, local guarantee', () => {
    const path = '/steel-construction-gravesend'
    expect(serviceByPath(path).story.phases.map(({ title }) => title)).toEqual([
      'Planning',
      'Construction',
      'Completion',
    ])
    expect(sectionsOf(path, 'cards').map(({ id }) => id)).toEqual(['for-contractors', 'local-guarantee'])
  })

  it('no page sizes a beam: the beam page says who does', () => {
    expect(strings(serviceByPath('/steel-beam-installation')).join(' ')).toContain('We never size a beam')
  })
})
