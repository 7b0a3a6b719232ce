import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startWebhookServer, type WebhookServer } from '#server/fixtures/webhook-server.ts'
import { post, webhookPatience } from './post.ts'

let hook: WebhookServer

beforeEach(async () => {
  hook = await startWebhookServer()
})

afterEach(() => hook.close())

const send = (url: string, patience?: number, closing = new AbortController().signal) =>
  post({ url, method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'Grüße' }, closing, patience)

describe('a webhook that', () => {
  it('answers 200 has taken the message', async () => {
    expect(await send(hook.url)).toEqual({ delivered: 'taken', why: 'answer 200' })
    expect(hook.received).toMatchObject([{ method: 'POST', path: '/hook', body: 'Grüße' }])
  })

  it.each([404, 500, 503])('answers %i refuses', async (status) => {
    hook.behave((response) => response.writeHead(status).end())
    expect(await send(hook.url)).toEqual({ delivered: 'refused', why: `answer ${status}` })
  })

  it.each([301, 302, 307, 308])('redirects with %i to a private address refuses: nobody goes there', async (status) => {
    const inside = await startWebhookServer()
    hook.behave((response) => response.writeHead(status, { location: inside.url }).end())
    expect((await send(hook.url)).delivered).toBe('refused')
    expect(inside.received).toEqual([])
    await inside.close()
  })

  it('is not there refuses', async () => {
    const { url, close } = await startWebhookServer()
    await close()
    expect((await send(url)).delivered).toBe('refused')
    expect((await send('http://nowhere.invalid/')).delivered).toBe('refused')
  })

  it('hangs may have read it', async () => {
    hook.behave(() => undefined)
    expect(await send(hook.url, 300)).toEqual({ delivered: 'unknown', why: 'no answer' })
  })

  it('hangs up without an answer may have read it', async () => {
    hook.behave((response) => response.destroy())
    expect((await send(hook.url)).delivered).toBe('unknown')
  })

  it('takes 30 seconds to answer is waited for', async () => {
    hook.behave((response) => setTimeout(() => response.end(), 30_000))
    expect((await send(hook.url, webhookPatience)).delivered).toBe('taken')
  }, 120_000)

  it('answers without end is let go', async () => {
    hook.behave((response) => {
      const more = setInterval(() => response.write('x'.repeat(1000)), 5)
      response.once('close', () => clearInterval(more))
    })
    expect((await send(hook.url, 500)).delivered).toBe('taken')
  })
})

it('a server that stops waits for no webhook', async () => {
  const closing = new AbortController()
  hook.behave(() => undefined)
  const sending = send(hook.url, webhookPatience, closing.signal)
  setTimeout(() => closing.abort(), 100)
  expect((await sending).delivered).not.toBe('taken')
})
