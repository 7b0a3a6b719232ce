import { useRef, useState } from 'react'
import type { CoverageZones } from '#content/coverage-zones.ts'
import { type Coverage, checkCoverage } from '#domain/coverage.ts'
import type { PostcodeLine } from '#domain/postcode-line.ts'

type Rules = typeof import('./postcode-answer.ts')

export type PostcodeAnswer = { coverage: Coverage; line?: PostcodeLine; rules?: Rules }

const loadRules = () => import('./postcode-answer.ts')

/** The result of the check. Zone and response time are known at once; the line follows once its code has loaded. */
export function usePostcodeAnswer(zones: CoverageZones) {
  const [answer, setAnswer] = useState<PostcodeAnswer>()
  const asked = useRef(0)

  function check(typed: string): Coverage {
    const coverage = checkCoverage(typed, zones)
    const turn = ++asked.current
    setAnswer({ coverage })
    if (coverage.kind === 'covered') {
      loadRules().then(
        (rules) => {
          if (turn === asked.current) setAnswer({ coverage, line: rules.postcodeLine(typed, zones), rules })
        },
        // The result is complete without the line.
        () => undefined,
      )
    }
    return coverage
  }

  /** Preloads the code of the line. */
  function prepare() {
    loadRules().catch(() => undefined)
  }

  return { answer, check, prepare }
}
