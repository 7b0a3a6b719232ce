import * as z from 'zod/mini'

/** Where a page reports that it has crashed: POST, as JSON. */
export const crashReportPath = '/api/crash-reports'

/** The Server-Timing name by which the site's server says that it keeps reports. */
export const keepsReports = 'crash-reports'

/** Reports a visit sends at most: one that crashes again and again tells nothing new. */
export const crashReportsPerVisit = 3

/** Longest texts, in characters. */
const limits = { page: 200, message: 300, component: 200, browser: 60 } as const

/**
 * What the firm learns of a crash, and all of it: no personal data. `page` is a path; `component` names the island that
 * crashed; `browser` is a name and a version ("Firefox 145, Windows").
 */
export const crashReport = z.strictObject({
  page: z.string().check(z.maxLength(limits.page), z.regex(/^\/[\w./-]*$/)),
  message: z.string().check(z.maxLength(limits.message)),
  component: z.string().check(z.maxLength(limits.component)),
  browser: z.string().check(z.maxLength(limits.browser)),
})

export type CrashReport = z.output<typeof crashReport>

/**
 * An error's message without what a visitor may have typed: quoted text (JSON.parse quotes a draft), addresses, numbers as long
 * as a phone's, the query of a link. What is quoted and looks like a name in code stays: "reading 'map'".
 */
export function crashMessage(message: string): string {
  return (
    message
      .replace(/\s+/g, ' ')
      // To the end: a quoted draft has quotes of its own.
      .replace(/["“`].*$/, '"…"')
      .replace(/'([^']*)'/g, (quoted, inside: string) => (/^[\w$.-]{1,40}$/.test(inside) ? quoted : "'…'"))
      .replace(/(https?:\/\/[^\s?#]*)[?#]\S*/g, '$1')
      .replace(/\S+@\S+/g, '…')
      .replace(/\+?\d[\d\s()-]{5,}\d/g, '…')
      .trim()
      .slice(0, limits.message)
  )
}

const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* .*Safari\//],
] as const

const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

/** Browser and system by name and major version; not enough to know a visitor again. */
export function browserName(userAgent: string): string {
  const found = browsers.flatMap(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1]
    return version ? [`${name} ${version}`] : []
  })
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return [found[0] ?? 'another browser', system].filter(Boolean).join(', ').slice(0, limits.browser)
}

type Crash = {
  error: unknown
  /** The island, or the part of the page, by name. */
  component: string
  /** `location.pathname`. */
  page: string
  /** `navigator.userAgent`. */
  userAgent: string
}

/** What a page sends about a crash. */
export function composeCrashReport({ error, component, page, userAgent }: Crash): CrashReport {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : 'not an error'
  return {
    page: page.replace(/[^\w./-]/g, '').slice(0, limits.page) || '/',
    message: crashMessage(message),
    component: component.slice(0, limits.component),
    browser: browserName(userAgent),
  }
}
