import type { PageEvents, Reports, Toast } from '#app/behaviours/page-events.ts'

function tellPage<Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name]): void {
  document.dispatchEvent(new CustomEvent(name, { detail }))
}

/** Shows a message; the same words stand there only once, and what has worked takes earlier errors with it. */
export function toast(message: Toast): void {
  tellPage('page:toast', message)
}

/** Sends one analytics event; without a global tag function nothing happens (spec 7). */
export function track<Name extends keyof Reports>(name: Name, parameters: Reports[Name]): void {
  tellPage('page:report', { name, parameters } as PageEvents['page:report'])
}

/** Gives the page up for the crash screen (spec 2). */
export function crash(error: unknown): void {
  tellPage('page:crash', { error })
}
