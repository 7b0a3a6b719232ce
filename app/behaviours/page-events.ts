/** Every analytics event the site can send (spec 7), with its parameters. */
export type Reports = {
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

type Report = { [Name in keyof Reports]: { name: Name; parameters: Reports[Name] } }[keyof Reports]

export type Toast = { tone: 'error' | 'success'; title: string; text: string }

/** What an island asks of the page around it, which listens from its first moment and needs no React. */
export type PageEvents = {
  'page:report': Report
  'page:toast': Toast
  /** An island could not go on: the whole page gives way to the crash screen. */
  'page:crash': { error: unknown }
}

declare global {
  interface DocumentEventMap extends PageEventMap {}
  interface Document {
    /** True while a browser makes the page ahead of its visit; browsers that never do have no such word. */
    readonly prerendering?: boolean
  }
  interface Window {
    gtag?: (command: 'event', name: string, parameters: Record<string, string | number>) => void
  }
}

type PageEventMap = { [Name in keyof PageEvents]: CustomEvent<PageEvents[Name]> }
