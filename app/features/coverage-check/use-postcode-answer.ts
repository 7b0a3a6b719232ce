import { useRef, useState } from 'react'
import { type Coverage, checkCoverage } from '#domain/coverage.ts'
import type { PostcodeLine } from '#domain/postcode-line.ts'

type Rules = typeof import('./postcode-answer.ts')

export type PostcodeAnswer = { coverage: Coverage; line?: PostcodeLine; rules?: Rules }

const loadRules = () => import('./postcode-answer.ts')

/**
 * What the check found. Zone and response are known at once; the line follows when its rules have come, and stays away where
 * they cannot.
 */
export function usePostcodeAnswer() {
  const [answer, setAnswer] = useState<PostcodeAnswer>()
  const asked = useRef(0)

  function check(typed: string): Coverage {
    const coverage = checkCoverage(typed)
    const turn = ++asked.current
    setAnswer({ coverage })
    if (coverage.kind === 'covered') {
      loadRules().then(
        (rules) => {
          if (turn === asked.current) setAnswer({ coverage, line: rules.postcodeLine(typed), rules })
        },
        // The words stand without it.
        () => undefined,
      )
    }
    return coverage
  }

  /** To be called when a check is near: the answer then comes without a wait. */
  function prepare() {
    loadRules().catch(() => undefined)
  }

  return { answer, check, prepare }
}
