import { Phone } from 'lucide'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { island } from '#app/browser/island.tsx'
import { PostcodeDimension } from '#app/drawings/postcode-dimension.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { controlId, TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { business, callLabel } from '#content/business.ts'
import { coverageCopy } from '#content/interactive/postcode.ts'
import type { areasPage, CoverageZones } from '#content/page-content.ts'
import { checkCoverage } from '#domain/coverage.ts'
import { postcodeLine } from '#domain/postcode-line.ts'
import { AreaSheet, type PostcodeAnswer } from './area-sheet.tsx'
import './coverage-check.css'

const form = 'coverage'
const field = 'postcode'

/** `children` is the map and `legend` what its balloons stand for, both rendered at build. */
type Props = {
  copy: (typeof areasPage)['findYourArea']
  zones: CoverageZones
  children?: ReactNode
  legend?: ReactNode
}

/** Checks a postcode: the map draws a line to it, and the sheet shows the response time. The postcode stays in the browser. */
export const CoverageCheck = island('CoverageCheck', Check)

function Check({ copy, zones, children, legend }: Props) {
  const [answer, setAnswer] = useState<PostcodeAnswer>()
  const sheet = useRef<HTMLDivElement>(null)
  const coverage = answer?.coverage
  const refused = coverage?.kind === 'empty' || coverage?.kind === 'nonsense' ? coverage : undefined

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get(field) ?? '')
    const found = checkCoverage(typed, zones)
    setAnswer({ coverage: found, line: postcodeLine(found, typed) })
    const control = document.getElementById(controlId(form, field))
    if (found.kind === 'empty' || found.kind === 'nonsense') control?.focus()
    // The on-screen keyboard would cover the result.
    else if (window.matchMedia('(pointer: coarse)').matches) control?.blur()
  }

  useEffect(() => {
    if (answer && !refused) sheet.current?.scrollIntoView({ block: 'nearest' })
  }, [answer, refused])

  return (
    <div className="grid gap-x-columns gap-y-l lg:grid-cols-(--split-7)">
      <div className="coverage-check__panel grid content-start gap-xs sm:max-lg:grid-cols-[minmax(0,1fr)_auto_auto] sm:max-lg:items-end xl:grid-cols-2">
        <form className="coverage-check__form noscript:hidden" noValidate onSubmit={submit}>
          <TextField
            facts={{
              form,
              name: field,
              label: coverageCopy.label,
              required: true,
              hint: coverageCopy.hint,
              error: refused?.message,
            }}
            className="xl:col-span-2"
            control="coverage-check__control"
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
          />
          <Button type="submit">{coverageCopy.button}</Button>
        </form>
        <p className="coverage-check__no-script col-span-full">{copy.noScript}</p>
        <a className={buttonClass('ghost')} href={business.phone.href}>
          <Icon of={Phone} size={18} />
          {callLabel}
        </a>
        <AreaSheet sheet={sheet} copy={copy.result} answer={refused ? undefined : answer} />
      </div>
      <div className="coverage-check__map" data-line={answer?.line ? '' : undefined}>
        {children}
        {answer?.line ? <PostcodeDimension line={answer.line} /> : null}
      </div>
      {/* On wide screens the answer takes its place. */}
      <div className={`coverage-check__legend ${answer && !refused ? 'lg:hidden' : ''}`}>{legend}</div>
    </div>
  )
}
