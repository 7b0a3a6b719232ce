import { describe, expect, it } from 'vitest'
import { liftPlan } from '#content/artwork.ts'
import { factsB12 } from '#content/piece-b12.ts'
import { serviceByPath, services } from '#content/services.ts'

const files = import.meta.glob<string>('../{drawings,services}/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function read(file: string): Element {
  return new DOMParser().parseFromString(files[file] ?? '', 'image/svg+xml').documentElement
}

function sizeOf(drawing: Element): { width: number; height: number } {
  const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number)
  return { width, height }
}

describe.each(Object.keys(files))('%s', (file) => {
  it('has every balloon inside its edges', () => {
    const drawing = read(file)
    const { width, height } = sizeOf(drawing)
    for (const balloon of drawing.querySelectorAll('.d-balloon')) {
      const [x, y] = [Number(balloon.getAttribute('cx')), Number(balloon.getAttribute('cy'))]
      expect(x).toBeGreaterThanOrEqual(14)
      expect(x).toBeLessThanOrEqual(width - 14)
      expect(y).toBeGreaterThanOrEqual(14)
      expect(y).toBeLessThanOrEqual(height - 14)
    }
  })
})

const shown = services.flatMap(({ sections }) =>
  sections.flatMap((section) => (section.kind === 'drawing' ? [[section.drawing, section.notes] as const] : [])),
)

describe.each(shown)('%s', (id, notes) => {
  const drawing = read(`./${id}.svg`)

  it('is drawn at a size that stays legible', () => {
    const { width } = sizeOf(drawing)
    expect(width).toBeGreaterThanOrEqual(340)
    expect(width).toBeLessThanOrEqual(520)
  })

  it('has a note for every balloon', () => {
    const balloons = [...drawing.querySelectorAll('.d-balloon')]
    const numbers = balloons.map((balloon) => Number(balloon.nextElementSibling?.textContent))
    if (balloons.length > 0) expect(numbers.toSorted((a, b) => a - b)).toEqual(notes.map((_, index) => index + 1))
  })
})

it('beam B12 is drawn with its own figures', () => {
  const texts = ['elevation', 'section'].flatMap((view) =>
    [...read(`./piece-b12-${view}.svg`).querySelectorAll('text')].map((text) => text.textContent),
  )
  const [width] = factsB12.plateSection.split('×')
  const figures = [factsB12.millimetres, factsB12.hole, factsB12.weld].map((text) => text.match(/[\d,]+/)?.[0] ?? '')
  expect(texts).toEqual(
    expect.arrayContaining([factsB12.mark, width, figures[0], `2 holes ${figures[1]} dia. each end`, `z${figures[2]}`]),
  )
})

it('the lift plan takes its loads from the content', () => {
  const { textContent } = read('./lift-plan.svg')
  expect(textContent).not.toMatch(/\d kg/)
  expect(textContent).toContain(`Radius ${liftPlan.radius.toFixed(1)} m`)
})

it('the fleet is drawn with the tonnes of its cranes', () => {
  const texts = [...read('../services/crane-hire-services/fleet.svg').querySelectorAll('.fleet-drawing__tonnes')]
  const { cranes } = serviceByPath('/crane-hire-services').fleet
  expect(texts.map((text) => text.textContent)).toEqual(cranes.map(({ tonnes }) => `${tonnes}\u00a0t`))
})

it('uses only characters that the fonts contain, with curly quotes', () => {
  const allowed = /^[\x20\x21\x23-\x26\x28-\x7e\xa0£€©®·–—‘’“”…²³×±°½¼¾éç→←↑↓✓•≤≥]+$/u
  const drawn = Object.keys(files).flatMap((file) =>
    [...read(file).querySelectorAll('text')].map((text) => text.textContent),
  )
  expect(drawn.filter((text) => !allowed.test(text))).toEqual([])
})
