import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { island } from '#app/browser/island.tsx'
import { Button } from '#app/ui/button.tsx'
import { type FieldFacts, SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import { ProseText } from '#app/ui/prose-text.tsx'
import { calculatorFields, calculatorCopy as copy } from '#content/calculator.ts'
import { enquiryNotices } from '#content/enquiry-notices.ts'
import { fillIn } from '#content/fill-in.ts'
import { type CalculatorInput, choiceKeys, choiceOptions, isReachable } from '#domain/estimate.ts'
import { EstimateSheet } from './estimate-sheet.tsx'
import { useCalculator } from './use-calculator.ts'
import './calculator.css'

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
  /** Examples, between the form and the estimate. */
  children?: ReactNode
}

function Calculator({ noScript, emailFormat, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const calculator = useCalculator(form)
  const { input, ready, emailRefused, set, calculate, reset } = calculator

  const control: ControlOf = (name) => ({
    facts: {
      ...calculatorFields[name],
      form: 'calculator',
      name,
      error: name === 'email' && emailRefused ? emailFormat : undefined,
    },
    value: input[name] ?? '',
    onChange: ({ target }) => set(name, target.value),
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!calculate()) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }

  return (
    <div className="calculator-grid grid items-start gap-x-columns gap-y-xl lg:grid-cols-(--split-7) lg:grid-rows-[auto_1fr] lg:gap-y-0">
      <form
        ref={form}
        className="lg:col-start-1 lg:row-span-2 lg:row-start-1"
        aria-label={copy.title}
        // The name field is marked as required but not enforced (spec 5).
        noValidate
        onSubmit={submit}
      >
        <ScheduleFields control={control} />
        <ContactFields control={control} />
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
          <p id="calculate-hint" className="text-small weight-600 empty:hidden max-sm:order-first">
            {missingFrom(input)}
          </p>
        </div>
        <noscript>
          <p className="calculator-no-script mt-m p-s weight-600">{noScript}</p>
        </noscript>
      </form>
      <div className="bg-ink p-m text-white lg:col-start-2 lg:row-start-1" data-ground="dark" data-print="hide">
        {children}
      </div>
      <EstimateSheet calculator={calculator} heading={heading} />
    </div>
  )
}

/** Gives the facts and the value of a field. */
type ControlOf = (name: keyof CalculatorInput) => {
  facts: FieldFacts
  value: string
  onChange: (event: { target: { value: string } }) => void
}

function ScheduleFields({ control }: { control: ControlOf }) {
  return (
    <>
      <h2 className="mb-m text-subheading">{copy.scheduleTitle}</h2>
      <ol className="calculator-schedule line-t">
        {choiceKeys.map((name, index) => (
          <li
            key={name}
            className="grid min-h-20 grid-cols-[2.25rem_1fr] content-center items-baseline rule-b py-xs sm:py-2xs"
          >
            <span className="display-text text-oxide" aria-hidden="true">
              {index + 1}
            </span>
            <SelectField
              {...control(name)}
              className={`calculator-schedule__field ${control(name).facts.hint ? '' : 'calculator-schedule__field--bare'}`}
              control="calculator-schedule__control"
              options={choiceOptions(name).map(withDetail)}
              empty={calculatorFields[name].choose}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

function ContactFields({ control }: { control: ControlOf }) {
  return (
    <>
      <h2 className="mb-2xs mt-l text-subheading">{copy.contactTitle}</h2>
      <p className="mb-m text-slate" data-print="hide">
        {copy.contactHint}
      </p>
      <div className="grid items-end gap-s sm:grid-cols-2">
        {contactNames.map((name) => (
          <TextField
            key={name}
            {...control(name)}
            className={name === 'name' ? 'col-span-full' : ''}
            type={calculatorFields[name].control}
            autoComplete={calculatorFields[name].autocomplete}
          />
        ))}
        <TextArea {...control('additionalDetails')} className="col-span-full" rows={2} />
      </div>
    </>
  )
}
