import { afterEach, beforeEach, expect, it } from 'vitest'
import { startWebhookServer, type WebhookServer } from '#server/fixtures/webhook-server.ts'
import { post } from './post.ts'

let hook: WebhookServer

beforeEach(async () => {
  hook = await startWebhookServer()
})

afterEach(() => hook.close())

const send = (url: string, timeout?: number, closing?: AbortSignal) =>
  post({ url, method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'Grüße' }, closing, timeout)

it('does not follow a redirect, which may lead into our own network', async () => {
  const inside = await startWebhookServer()
  hook.behave((response) => response.writeHead(307, { location: inside.url }).end())
  expect((await send(hook.url)).taken).toBe(false)
  expect(inside.received).toEqual([])
  await inside.close()
})

it.each<[string, Parameters<WebhookServer['behave']>[0]]>([
  ['answers 404', (response) => response.writeHead(404).end()],
  ['never answers', () => undefined],
  ['hangs up', (response) => response.destroy()],
])('is not taken by a webhook that %s', async (_, answer) => {
  hook.behave(answer)
  expect((await send(hook.url, 300)).taken).toBe(false)
})

it('gives up when the server stops', async () => {
  hook.behave(() => undefined)
  expect((await send(hook.url, undefined, AbortSignal.timeout(100))).taken).toBe(false)
})
