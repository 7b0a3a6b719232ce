import { expect, it } from 'vitest'
import { stats } from './stats.ts'

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

/** Everything that a page says: each text, and each figure together with its label. */
function statements(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)]
  if (typeof value !== 'object' || value === null) return []
  const { value: figure, label } = value as { value?: unknown; label?: unknown }
  if (typeof figure === 'string' && typeof label === 'string') return [plain(`${figure} ${label}`)]
  return Object.values(value).flatMap(statements)
}

const files = import.meta.glob(['./*.ts', './legal/*.ts', '!./**/*.test.ts', '!./{stats,facts}.ts'], { eager: true })
// services.ts brings what the service pages say.
const said = statements(files)

it('under 2 hours is a target within 30 miles of the yard', () => {
  const made = said.filter((text) => text.includes(plain(stats.emergency.near)))
  expect(made.length).toBeGreaterThan(2)
  for (const text of made) {
    expect(text).toMatch(/\b(?:target|aim)\b/)
    expect(text).toContain(plain(stats.emergency.radius))
  }
})
