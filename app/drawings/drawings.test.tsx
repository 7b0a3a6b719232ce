import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as lettering from '#content/drawings.ts'
import { type DrawingId, drawingWords } from '#content/drawings.ts'
import { services } from '#content/services/index.ts'
import { drawings } from './index.ts'

const shown = services.flatMap(({ sections }) =>
  sections.flatMap((section) => (section.kind === 'drawing' ? [[section.drawing, section.notes] as const] : [])),
)

function draw(id: DrawingId) {
  const Drawing = drawings[id]
  render(<Drawing />)
  return screen.getByRole('img', { name: drawingWords[id].title })
}

describe.each(shown)('%s', (id, notes) => {
  it('is drawn at a size that stays legible', () => {
    const [, , width] = (draw(id).getAttribute('viewBox') ?? '').split(' ').map(Number)
    expect(width).toBeGreaterThanOrEqual(340)
    expect(width).toBeLessThanOrEqual(520)
  })

  it('has a note for every balloon, and every balloon on its sheet', () => {
    const drawing = draw(id)
    const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number)
    const balloons = [...drawing.querySelectorAll('.d-balloon')]
    const numbers = balloons.map((balloon) => Number(balloon.nextElementSibling?.textContent))
    if (balloons.length > 0) expect(numbers.toSorted((a, b) => a - b)).toEqual(notes.map((_, index) => index + 1))
    for (const balloon of balloons) {
      const [x, y] = [Number(balloon.getAttribute('cx')), Number(balloon.getAttribute('cy'))]
      expect(x).toBeGreaterThanOrEqual(14)
      expect(x).toBeLessThanOrEqual(width - 14)
      expect(y).toBeGreaterThanOrEqual(14)
      expect(y).toBeLessThanOrEqual(height - 14)
    }
  })
})

/** Every string below a value. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

it('is lettered only in characters that the fonts hold, with curly quotes', () => {
  const allowed = /^[\x20\x21\x23-\x26\x28-\x7e\xa0£€©®·–—‘’“”…²³×±°½¼¾éç→←↑↓✓•≤≥]+$/u
  expect(strings(lettering).filter((text) => !allowed.test(text))).toEqual([])
})
