import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { track } from '#app/browser/page-events.ts'
import {
  type CalculatorInput,
  canEstimate,
  choiceKeys,
  choicesFromSearch,
  type Estimate,
  type EstimateChoices,
  estimate,
} from '#domain/estimate.ts'

export type Calculated = { choices: EstimateChoices; estimate: Estimate }

/** The calculator's input and last result (spec 4), which is out of date once a choice has changed. */
export function useCalculator(form: RefObject<HTMLFormElement | null>) {
  const [input, setInput] = useState<CalculatorInput>({})
  const [result, setResult] = useState<Calculated>()
  const outOfDate = result !== undefined && choiceKeys.some((key) => result.choices[key] !== input[key])

  // A link may bring choices, and the visitor or the browser may have filled in the form before hydration.
  useLayoutEffect(() => {
    const filled = [...new FormData(form.current ?? undefined)].filter(([, value]) => value !== '')
    setInput({ ...choicesFromSearch(window.location.search), ...Object.fromEntries(filled) })
  }, [form])

  // A link to choices fills them in without loading the page again, so that the contact details are kept.
  useEffect(() => {
    function load(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/calculator?"]')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setInput((before) => ({ ...before, ...choicesFromSearch(link.search) }))
      form.current?.scrollIntoView()
      form.current?.querySelector('select')?.focus({ preventScroll: true })
    }
    document.addEventListener('click', load)
    return () => document.removeEventListener('click', load)
  }, [form])

  function calculate() {
    if (!canEstimate(input)) return
    const { serviceType, projectSize, material, complexity, timeframe, location } = input
    const choices = { serviceType, projectSize, material, complexity, timeframe, location }
    const calculated = estimate(choices)
    setResult({ choices, estimate: calculated })
    track('form_submission', { form_type: 'service_calculator' })
    track('calculator_estimate_calculated', { service_type: serviceType, total_price: calculated.totalPrice })
  }

  return {
    input,
    ready: canEstimate(input),
    result,
    outOfDate,
    set: (name: keyof CalculatorInput, value: string) => setInput((before) => ({ ...before, [name]: value })),
    calculate,
    reset: () => {
      setInput({})
      setResult(undefined)
    },
  }
}
