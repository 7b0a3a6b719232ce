import { relative } from 'node:path'
import { z } from 'zod'

/** Seconds that the tests of a file took, one after the other. */
type FileTime = { file: string; seconds: number }

export type Report = { passed: number; failed: number; files: FileTime[] }

export const noReport: Report = { passed: 0, failed: 0, files: [] }

/** Vitest's JSON report. */
export const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
  })
  .transform(
    ({ numPassedTests, numFailedTests, testResults }): Report => ({
      passed: numPassedTests,
      failed: numFailedTests,
      files: testResults.map(({ name, startTime, endTime }) => ({
        file: relative(process.cwd(), name),
        seconds: (endTime - startTime) / 1000,
      })),
    }),
  )

const run = z.object({ results: z.array(z.object({ duration: z.number() })) })
const suite = z.object({
  file: z.string(),
  specs: z.array(z.object({ tests: z.array(run) })),
  get suites() {
    return z.array(suite).optional()
  },
})

/** Playwright's JSON report. A file counts the times of all its projects. */
export const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number() }), suites: z.array(suite) })
  .transform(
    ({ stats, suites }): Report => ({
      passed: stats.expected,
      failed: stats.unexpected,
      files: suites.map((each) => ({ file: `e2e/${each.file}`, seconds: milliseconds(each) / 1000 })),
    }),
  )

function milliseconds({ specs, suites = [] }: z.infer<typeof suite>): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...own, ...suites.map(milliseconds)].reduce((sum, duration) => sum + duration, 0)
}

/** The slowest files, one a line. */
export function slowestFiles(files: readonly FileTime[], count: number): string {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`)
    .join('\n')
}
