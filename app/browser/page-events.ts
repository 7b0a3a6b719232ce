/** Every analytics event with its parameters (spec 7). */
export type AnalyticsEvents = {
  page_view: { page_path: string; page_title: string }
  phone_call: { phone_number: string; page_path: string }
  whatsapp_click: { page_path: string }
  form_submission: { form_type: 'quote' | 'contact' | 'service_calculator' }
  quote_request: { service_type: string; page_path: string }
  calculator_estimate_calculated: { service_type: string; total_price: number }
  calculator_email_clicked: { service_type: string; total_price: number }
  calculator_site_visit_requested: { service_type: string; total_price: number }
  get_directions_click: { provider: 'google_maps' | 'waze' }
}

type AnalyticsEvent = {
  [Name in keyof AnalyticsEvents]: { name: Name; parameters: AnalyticsEvents[Name] }
}[keyof AnalyticsEvents]

export type Toast = { tone: 'error' | 'success'; title: string; text: string }

/** Events that islands send to the behaviours, with which they may share no module. */
type PageEvents = {
  'page:report': AnalyticsEvent
  'page:toast': Toast
  'page:crash': { error: unknown }
}

declare global {
  interface DocumentEventMap extends PageEventMap {}
  interface Document {
    /** True while the page is prerendered. */
    readonly prerendering?: boolean
  }
  interface Window {
    gtag?: (command: 'event', name: string, parameters: Record<string, string | number>) => void
  }
}

type PageEventMap = { [Name in keyof PageEvents]: CustomEvent<PageEvents[Name]> }

function dispatch<Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name]): void {
  document.dispatchEvent(new CustomEvent(name, { detail }))
}

/** Shows a message. A success removes earlier errors, and the same text is shown once. */
export function toast(message: Toast): void {
  dispatch('page:toast', message)
}

/** Sends one analytics event; does nothing without Google's tag (spec 7). */
export function track<Name extends keyof AnalyticsEvents>(name: Name, parameters: AnalyticsEvents[Name]): void {
  dispatch('page:report', { name, parameters } as AnalyticsEvent)
}

/** Replaces the page with the crash screen (spec 2). */
export function crash(error: unknown): void {
  dispatch('page:crash', { error })
}
