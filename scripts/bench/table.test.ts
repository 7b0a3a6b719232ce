import { expect, it } from 'vitest'
import { compareReports, fromTable, type Report, toTable } from './table.ts'

const report: Report = new Map([
  ['/', { script: 104.25, lcp: 1201, cls: 0.0012, search: 100 }],
  ['/thank-you', { script: 99, lcp: 880, cls: 0 }],
])

it('writes a table that reads back as it was, to the digits shown', () => {
  const read = fromTable(`Words before\n\n${toTable(report)}\n\nwords | after`)
  expect([...read.keys()]).toEqual(['/', '/thank-you'])
  expect(read.get('/')).toEqual({ script: 104.3, lcp: 1201, cls: 0.0012, search: 100 })
  expect(read.get('/thank-you')).toEqual({ script: 99, lcp: 880, cls: 0 })
})

it('leaves out what was not measured of any page', () => {
  expect(toTable(report)).not.toContain('TBT')
})

it('names what became better or worse by more than noise', () => {
  const after: Report = new Map([
    ['/', { script: 110, lcp: 1230, cls: 0.0012, search: 99 }],
    ['/thank-you', { script: 90, lcp: 880, cls: 0 }],
    ['/new', { script: 300 }],
  ])
  expect(compareReports(report, after)).toEqual([
    '/: Script 104.3 -> 110.0, worse',
    '/: SEO 100 -> 99, worse',
    '/thank-you: Script 99.0 -> 90.0, better',
  ])
})
