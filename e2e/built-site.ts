import type { Page } from '@playwright/test'
import { paths } from '#content/navigation.ts'
import { buildSettings } from '#scripts/build-settings.ts'
import { loadEnvironment } from '#server/config.ts'
import { type PageHtml, readPages } from './page-html.ts'

/** The address the site was built for. */
export const { siteUrl } = buildSettings(loadEnvironment())

/** A page's one public address. */
export function addressOf(path: string): string {
  return path === '/' ? `${siteUrl}/` : siteUrl + path
}

/** Faults of every page at once, so that one run shows them all. */
export async function faults(page: Page, find: (sent: PageHtml) => string[]): Promise<string[]> {
  return (await readPages(page, paths)).flatMap((sent) => find(sent).map((fault) => `${sent.path}: ${fault}`))
}
