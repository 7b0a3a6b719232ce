import { type Dispatch, type RefObject, type SetStateAction, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast, track } from '#app/browser/page-events.ts'
import { calculatorCopy as copy } from '#content/calculator.ts'
import { emailPattern } from '#domain/email-address.ts'
import {
  type CalculatorInput,
  canEstimate,
  choiceKeys,
  choicesFromSearch,
  estimate,
  isReachable,
} from '#domain/estimate.ts'
import { isPhoneNumber } from '#domain/phone-number.ts'
import { type Calculated, sendEstimate } from './send-estimate.ts'

export type Calculator = ReturnType<typeof useCalculator>

/** The calculator's input and last result (spec 4), which is out of date once a choice has changed. */
export function useCalculator(form: RefObject<HTMLFormElement | null>) {
  const [input, setInput] = useState<CalculatorInput>({})
  const [result, setResult] = useState<Calculated>()
  /** The email address that was refused, until it is changed. */
  const [refused, setRefused] = useState<string>()
  const outOfDate = result !== undefined && choiceKeys.some((key) => result.choices[key] !== input[key])

  // A link may bring choices, and the visitor or the browser may have filled in the form before hydration.
  useLayoutEffect(() => {
    const filled = [...new FormData(form.current ?? undefined)].filter(([, value]) => value !== '')
    setInput({ ...choicesFromSearch(window.location.search), ...Object.fromEntries(filled) })
  }, [form])

  useExampleLinks(form, setInput)

  const focusEmail = () => form.current?.querySelector<HTMLElement>('[name="email"]')?.focus()

  /** True if the email address is one that the quote form would refuse too, and no phone number is given in its place. */
  function refuseEmail(): boolean {
    const email = input.email?.trim()
    if (!email || emailPattern.test(email)) return false
    flushSync(() => setRefused(input.email))
    if (isPhoneNumber(input.phone ?? '')) return false
    focusEmail()
    return true
  }

  /** False if something is missing or refused. */
  function calculate(): boolean {
    if (refuseEmail() || !canEstimate(input)) return false
    const { serviceType, projectSize, material, complexity, timeframe, location } = input
    const choices = { serviceType, projectSize, material, complexity, timeframe, location }
    const calculated = estimate(choices)
    flushSync(() => setResult({ choices, estimate: calculated }))
    track('form_submission', { form_type: 'service_calculator' })
    track('calculator_estimate_calculated', { service_type: serviceType, total_price: calculated.totalPrice })
    return true
  }

  function send(kind: 'estimate' | 'siteVisit') {
    if (!result) return
    if (!isReachable(input)) {
      toast({ tone: 'error', ...copy.unreachable })
      return focusEmail()
    }
    if (!refuseEmail()) void sendEstimate(kind, input, result)
  }

  return {
    input,
    ready: canEstimate(input),
    result,
    outOfDate,
    emailRefused: refused !== undefined && refused === input.email,
    set: (name: keyof CalculatorInput, value: string) => setInput((before) => ({ ...before, [name]: value })),
    calculate,
    send,
    reset: () => {
      setInput({})
      setResult(undefined)
    },
  }
}

/** Takes the choices of a link without loading the page again, so that the contact details are kept. */
function useExampleLinks(form: RefObject<HTMLFormElement | null>, setInput: Dispatch<SetStateAction<CalculatorInput>>) {
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
  }, [form, setInput])
}
