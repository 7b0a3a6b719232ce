import type { MiddlewareHandler } from 'astro'
import { keepTogether } from '#domain/keep-together.ts'
import { changeText } from './layout/text-of-page.ts'

/** Every page passes here on its way out, in a build as in development. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const page = await next()
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page
  return new Response(changeText(await page.text(), keepTogether), page)
}
