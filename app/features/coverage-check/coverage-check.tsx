import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CrashBoundary } from '#app/ui/crash-boundary.tsx'
import { controlId, TextField } from '#app/ui/field.tsx'
import type { AreasPage } from '#content/areas.ts'
import { coverageWords } from '#content/coverage.ts'
import { type Coverage, checkCoverage } from '#domain/coverage.ts'
import { AreaSheet } from './area-sheet.tsx'
import './coverage-check.css'

const form = 'coverage'
const field = 'postcode'

type Props = { words: AreasPage['findYourArea'] }

/** Type a postcode, read the region and what is promised there. Nothing leaves the page. */
export function CoverageCheck(props: Props) {
  return (
    <CrashBoundary>
      <Check {...props} />
    </CrashBoundary>
  )
}

function Check({ words }: Props) {
  const [coverage, setCoverage] = useState<Coverage>()
  const element = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const refused = coverage?.kind === 'empty' || coverage?.kind === 'nonsense' ? coverage : undefined

  function check(event: FormEvent) {
    event.preventDefault()
    const typed = element.current ? new FormData(element.current).get(field) : ''
    const found = checkCoverage(String(typed ?? ''))
    setCoverage(found)
    const control = document.getElementById(controlId(form, field))
    if (found.kind === 'empty' || found.kind === 'nonsense') control?.focus()
    // The keyboard of a touch screen would cover the answer.
    else if (window.matchMedia('(pointer: coarse)').matches) control?.blur()
  }

  useEffect(() => {
    if (coverage?.kind === 'covered' || coverage?.kind === 'ask') sheet.current?.scrollIntoView({ block: 'nearest' })
  }, [coverage])

  return (
    <div className="coverage-check">
      <form ref={element} className="coverage-form noscript:hidden" noValidate onSubmit={check}>
        <TextField
          facts={{
            form,
            name: field,
            label: coverageWords.label,
            required: true,
            hint: coverageWords.hint,
            error: refused?.message,
          }}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
        />
        <Button type="submit">{coverageWords.button}</Button>
      </form>
      <p className="hidden border-l-4 border-oxide pl-4 noscript:block">{words.noScript}</p>
      <AreaSheet sheet={sheet} words={words.result} coverage={refused ? undefined : coverage} />
    </div>
  )
}
