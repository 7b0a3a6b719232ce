import { expect, type Page } from '@playwright/test'

/** Addresses of other programs (mailto:, whatsapp:) that the page asked the browser to open, in order. */
export async function openedAddresses(page: Page): Promise<string[]> {
  const opened: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (!url.startsWith('http')) opened.push(url)
  })
  return opened
}

export type SentEvent = { name: string; parameters: Record<string, unknown> }

/**
 * Puts a tag function in place before any script runs; gives what has been sent through it so far, by every page this tab has
 * shown. Kept in the tab: a message to the test would be lost when a page leaves.
 */
export async function sentEvents(page: Page): Promise<() => Promise<SentEvent[]>> {
  await page.addInitScript(() => {
    const sent = () => JSON.parse(sessionStorage.getItem('sent events') ?? '[]') as object[]
    const gtag = (_: string, name: string, parameters: object) =>
      sessionStorage.setItem('sent events', JSON.stringify([...sent(), { name, parameters }]))
    Object.assign(window, { gtag })
  })
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('sent events') ?? '[]'))
}

type Draft = { to: string; subject: string; body: string; href: string }

/** A mailto address as the email app would read it. */
export function readDraft(href: string): Draft {
  const { pathname, search } = new URL(href)
  const fields = new Map(
    search
      .slice(1)
      .split('&')
      .map((pair) => pair.split('=', 2).map(decodeURIComponent) as [string, string]),
  )
  return {
    to: decodeURIComponent(pathname),
    subject: fields.get('subject') ?? '',
    body: fields.get('body') ?? '',
    href,
  }
}

/** The mail draft that the page has opened, once it has opened one and nothing else. */
export async function onlyDraft(opened: readonly string[]): Promise<Draft> {
  await expect.poll(() => opened).toHaveLength(1)
  return readDraft(opened[0] ?? '')
}
