import { expect, it } from 'vitest'
import { playwrightReport, slowestFiles, vitestReport } from './test-reports.ts'

const test = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })

it('adds up the tests of a browser file, in groups and in several projects', () => {
  const report = playwrightReport.parse({
    stats: { expected: 3, unexpected: 1 },
    suites: [
      {
        file: 'faq.spec.ts',
        specs: [test(100), test(900)],
        suites: [{ file: 'faq.spec.ts', specs: [test(500, 500)] }],
      },
    ],
  })
  expect(report).toEqual({ passed: 3, failed: 1, files: [{ file: 'e2e/faq.spec.ts', seconds: 2 }] })
})

it('reads the time of a file of unit tests', () => {
  const name = `${process.cwd()}/domain/money.test.ts`
  const report = { numPassedTests: 2, numFailedTests: 0, testResults: [{ name, startTime: 1000, endTime: 2500 }] }
  expect(vitestReport.parse(report).files).toEqual([{ file: 'domain/money.test.ts', seconds: 1.5 }])
})

it('lists the slowest first', () => {
  const files = [1, 3, 2].map((seconds) => ({ file: `${seconds}.ts`, seconds }))
  expect(slowestFiles(files, 2)).toBe('     3.0 s  3.ts\n     2.0 s  2.ts')
})
