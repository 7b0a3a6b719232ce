/** Every event the site can send (spec 7), with its parameters. */
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

declare global {
  interface Window {
    gtag?: (command: 'event', name: string, parameters: Record<string, string | number>) => void
  }
}

/** Sends one event; without a global tag function nothing happens (spec 7). */
export function track<Name extends keyof AnalyticsEvents>(name: Name, parameters: AnalyticsEvents[Name]): void {
  window.gtag?.('event', name, parameters)
}
