import type { RefObject } from 'react'
import { quoteFormId } from '#app/browser/quote-form.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { PriceRange } from '#app/ui/price-range.tsx'
import { Paragraph, TextList } from '#app/ui/prose-text.tsx'
import { calculatorCopy as copy } from '#content/calculator.ts'
import { enquiryNotices } from '#content/enquiry-notices.ts'
import { fillIn, formatPounds } from '#content/fill-in.ts'
import { choiceKeys, isByTheHour, isLarge } from '#domain/estimate.ts'
import { BuildUpBar } from './build-up-bar.tsx'
import { prefillQuoteForm } from './prefill-quote-form.ts'
import type { Calculated } from './send-estimate.ts'
import type { Calculator } from './use-calculator.ts'
import '#app/drawings/drawing-colours.css'
import '#app/ui/fold.css'
import '#app/ui/result-sheet.css'
import './estimate-sheet.css'

type Props = { calculator: Calculator; heading: RefObject<HTMLHeadingElement | null> }

export function EstimateSheet({ calculator, heading }: Props) {
  const { result } = calculator
  return (
    <section
      // On narrow screens it would only be a panel below the disabled button.
      className={`estimate-sheet result-sheet not-print:gap-y-xs ${result ? '' : 'max-lg:hidden'}`}
      data-ground="dark"
      aria-labelledby="estimate-title"
    >
      <h2 ref={heading} id="estimate-title" tabIndex={-1} className="result-sheet__title note-text text-galv">
        {copy.resultTitle} · {copy.guide.replace(/\.$/, '')}
      </h2>
      {result ? <Result {...calculator} result={result} /> : <Awaited {...calculator} />}
      <Scope />
    </section>
  )
}

function Result({ input, result: { choices, estimate }, outOfDate, send }: Calculator & { result: Calculated }) {
  return (
    <>
      <p role="status" className={outOfDate ? 'bg-hazard px-xs py-2xs weight-600 text-ink' : 'sr-only'}>
        {outOfDate ? copy.outOfDate : ''}
      </p>
      <div>
        <p className="sr-only">{copy.rangeLabel}</p>
        <p className="display-text text-heading max-tiny:text-subheading">
          <PriceRange {...estimate} to={copy.rangeTo} />
        </p>
        <p className="mt-3xs text-small text-mist">
          {/* On paper, the whole list is below. */}
          <b className="text-white" data-print="hide">
            {copy.leftOut}
          </b>{' '}
          {copy.vat}
        </p>
        {isLarge(choices) ? <Paragraph prose={copy.large} className="mt-xs weight-600" /> : null}
        {isByTheHour(choices) ? <Paragraph prose={copy.smallJob} className="mt-xs weight-600" /> : null}
      </div>
      <BuildUpBar steps={estimate.steps} label={copy.buildUpLabel} />
      <p className="flex items-baseline justify-between rule-t pt-xs weight-600">
        {copy.totalLabel} <b className="tabular">{formatPounds(estimate.totalPrice)}</b>
      </p>
      {estimate.factors.length === 0 ? <p className="text-mist">{copy.noFactors}</p> : null}
      <div className="grid justify-items-start gap-2xs" data-print="hide">
        <Button className="w-full" onClick={() => send('estimate')}>
          {copy.email}
        </Button>
        <Button look="ghost" className="w-full" onClick={() => send('siteVisit')}>
          {copy.siteVisit}
        </Button>
        <p className="text-small text-mist">{enquiryNotices.calculatorOpensMail}</p>
        <a
          href={`/#${quoteFormId}`}
          className={`${buttonClass('plain', 'small')} px-0 text-inherit`}
          onClick={() => prefillQuoteForm(choices, input)}
        >
          {copy.prefill}
        </a>
      </div>
    </>
  )
}

function Awaited({ input }: Calculator) {
  const chosen = choiceKeys.filter((key) => input[key])
  return (
    <>
      {chosen.length > 0 ? (
        <svg
          className="h-6 w-full bg-carbon-2"
          viewBox={`0 0 ${choiceKeys.length} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          data-print="hide"
        >
          {chosen.map((key, index) => (
            <rect key={key} x={index} width={1} height={1} fill={`var(--bar-${key}, var(--bar-base))`} />
          ))}
        </svg>
      ) : null}
      <p data-print="hide">{fillIn(copy.awaited, { chosen: chosen.length, all: choiceKeys.length })}</p>
    </>
  )
}

/** How the price is worked out, and what is in it. */
function Scope() {
  return (
    <details className="fold text-small text-mist *:pt-xs">
      <summary>{copy.workedOut}</summary>
      <div className="estimate-sheet__scope grid grid-cols-2 gap-s">
        {[copy.included, copy.notIncluded].map(({ title, items }) => (
          <div key={title}>
            <h3 className="note-text text-galv">{title}</h3>
            <TextList items={items} />
          </div>
        ))}
      </div>
      <p>
        {copy.method} {copy.engineer} {copy.cancelNote}
      </p>
    </details>
  )
}
