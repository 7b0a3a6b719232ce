import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { island } from '#app/browser/island.tsx'
import { toast } from '#app/browser/page-events.ts'
import { Button } from '#app/ui/button.tsx'
import { controlId, type FieldFacts, SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import { ProseText } from '#app/ui/prose-text.tsx'
import { calculatorFields, calculatorCopy as copy } from '#content/calculator.ts'
import { enquiryNotices } from '#content/enquiry-notices.ts'
import { fillIn } from '#content/fill-in.ts'
import { emailPattern } from '#domain/email-address.ts'
import { type CalculatorInput, choiceKeys, choiceOptions, isReachable } from '#domain/estimate.ts'
import { isPhoneNumber } from '#domain/phone-number.ts'
import { EstimateSheet } from './estimate-sheet.tsx'
import { prefillQuoteForm } from './prefill-quote-form.ts'
import { sendEstimate } from './send-estimate.ts'
import { useCalculator } from './use-calculator.ts'
import './calculator.css'

const form = 'calculator'
const contactNames = ['name', 'email', 'phone'] as const

export const PriceCalculator = island('PriceCalculator', Calculator)

/** "Basic: straight cuts, drilled holes". */
const withDetail = ({ value, label, detail }: ReturnType<typeof choiceOptions>[number]) => ({
  value,
  label: detail ? `${label}: ${detail}` : label,
})

/** What the visitor must still give before the price can be calculated. */
function missingFrom(input: CalculatorInput): string {
  const { lead, choices, contact } = copy.missing
  const left = choiceKeys.filter((key) => !input[key]).length
  const missing = [
    left > 0 ? fillIn(choices, { left, all: choiceKeys.length }) : '',
    isReachable(input) ? '' : contact,
  ].filter(Boolean)
  return missing.length > 0 ? fillIn(lead, { what: missing.join(copy.and) }) : ''
}

type Props = {
  /** Shown in its place to browsers without JavaScript. */
  noScript: string
  /** Shown at an email address that cannot be one. */
  emailFormat: string
  /** Examples: above the form on phones, above the estimate on wide screens. */
  children?: ReactNode
}

function Calculator({ noScript, emailFormat, children }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const { input, ready, result, outOfDate, set, calculate, reset } = useCalculator(element)
  const heading = useRef<HTMLHeadingElement>(null)
  /** The address that was refused, until it is changed. */
  const [refused, setRefused] = useState<string>()

  const bind = (name: keyof CalculatorInput) => ({
    value: input[name] ?? '',
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  const facts = (name: keyof typeof calculatorFields): FieldFacts => ({
    ...calculatorFields[name],
    form,
    name,
    error: name === 'email' && refused && refused === input.email ? emailFormat : undefined,
  })

  const focusEmail = () => document.getElementById(controlId(form, 'email'))?.focus()

  /** True if the email address is one that the quote form would refuse too, and no phone number is given in its place. */
  function refuseEmail(): boolean {
    const email = input.email?.trim()
    if (!email || emailPattern.test(email)) return false
    flushSync(() => setRefused(input.email))
    if (isPhoneNumber(input.phone ?? '')) return false
    focusEmail()
    return true
  }

  function showResult() {
    if (refuseEmail()) return
    flushSync(calculate)
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }

  function send(kind: 'estimate' | 'siteVisit') {
    if (!result) return
    if (!isReachable(input)) {
      toast({ tone: 'error', ...copy.unreachable })
      return focusEmail()
    }
    if (!refuseEmail()) void sendEstimate(kind, input, result)
  }

  return (
    <div className="calculator-grid grid items-start gap-x-columns gap-y-xl lg:grid-cols-(--split-7) lg:grid-rows-[auto_1fr] lg:gap-y-0">
      <div className="result-sheet lg:col-start-2 lg:[&_b]:text-[2rem]" data-ground="dark" data-print="hide">
        {children}
      </div>
      <form
        ref={element}
        className="lg:col-start-1 lg:row-span-2 lg:row-start-1"
        aria-label={copy.title}
        // The name field is marked as required but not enforced (spec 5).
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          showResult()
        }}
      >
        <h2 className="mb-m text-subheading">{copy.scheduleTitle}</h2>
        <ol className="calculator-schedule line-t">
          {choiceKeys.map((name, index) => (
            <li
              key={name}
              className="grid min-h-20 grid-cols-[2.25rem_1fr] content-center items-baseline rule-b py-xs sm:py-2xs"
            >
              <span className="note-text text-slate" aria-hidden="true">
                {index + 1}
              </span>
              <SelectField
                facts={facts(name)}
                className="calculator-schedule__field"
                options={choiceOptions(name).map(withDetail)}
                empty={calculatorFields[name].choose}
                {...bind(name)}
              />
            </li>
          ))}
        </ol>
        <h2 className="mb-2xs mt-l text-subheading">{copy.contactTitle}</h2>
        <p className="mb-m text-slate" data-print="hide">
          {copy.contactHint}
        </p>
        <div className="grid items-end gap-s sm:grid-cols-2">
          {contactNames.map((name) => (
            <TextField
              key={name}
              facts={facts(name)}
              className={name === 'name' ? 'col-span-full' : ''}
              type={calculatorFields[name].control}
              autoComplete={calculatorFields[name].autocomplete}
              {...bind(name)}
            />
          ))}
          <TextArea
            facts={facts('additionalDetails')}
            className="col-span-full"
            rows={2}
            {...bind('additionalDetails')}
          />
        </div>
        <p className="mt-m text-small text-slate" data-print="hide">
          <ProseText prose={enquiryNotices.calculator} />
        </p>
        <div className="mt-m action-row items-center" data-print="hide">
          <Button type="submit" disabled={!ready} aria-describedby="calculate-hint">
            {copy.calculate}
          </Button>
          <Button look="ghost" onClick={reset}>
            {copy.reset}
          </Button>
          <p id="calculate-hint" className="text-small weight-600">
            {missingFrom(input)}
          </p>
        </div>
        <noscript>
          <p className="calculator-no-script">{noScript}</p>
        </noscript>
      </form>
      <EstimateSheet
        input={input}
        heading={heading}
        result={result}
        outOfDate={outOfDate}
        onEmail={() => send('estimate')}
        onSiteVisit={() => send('siteVisit')}
        onQuoteForm={() => result && prefillQuoteForm(result.choices, input)}
      />
    </div>
  )
}
