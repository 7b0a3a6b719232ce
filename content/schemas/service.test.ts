import { expect, it } from 'vitest'
import { read } from '../read.ts'
import data from '../services/steel-beam-installation.json' with { type: 'json' }

const { $schema: _, story, beamTypes: __, ...page } = data
const text = page.sections[2]
const table = page.sections[1]

it('accepts a service without a file of its own among the schemas', () => {
  expect(() => read('services/roof-trusses', page)).not.toThrow()
})

it.each([
  ['story', { story }],
  ['summary', { summary: 'x'.repeat(110) }],
  ['keyStats', { keyStats: page.keyStats.slice(0, 2) }],
  ['related', { related: ['/welding-services', '/welding-services', '/crane-hire-services'] }],
  ['sections', { sections: [text, text] }],
  ['sections › 0 › kind', { sections: [{ ...text, kind: 'banner' }] }],
  ['sections › 0 › rows', { sections: [{ ...table, rows: [['One cell']] }] }],
])('refuses a wrong %s and names it', (at, change) => {
  expect(() => read('services/roof-trusses', { ...page, ...change })).toThrow(at)
})
