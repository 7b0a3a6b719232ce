import type { Page } from '@playwright/test'

/** Answers for the map's host, so that no test leaves this machine; gives the addresses asked for so far. */
export async function stubMap(page: Page, noise: { allow: (pattern: RegExp) => void }): Promise<string[]> {
  const asked: string[] = []
  noise.allow(/request to another host: https:\/\/www\.openstreetmap\.org/)
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' })
  })
  return asked
}
