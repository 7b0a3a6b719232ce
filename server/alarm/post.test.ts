import { expect, it, onTestFinished } from 'vitest'
import { startWebhookServer } from '#server/fixtures/webhook-server.ts'
import { post } from './post.ts'

it('does not follow a redirect of the webhook, and gives up one that never answers', async () => {
  const hook = await startWebhookServer()
  onTestFinished(hook.close)
  const message = { method: 'POST', headers: {}, body: 'An alarm' } as const
  hook.behave((response) => response.writeHead(307, { location: hook.url }).end())
  const redirected = await post(hook.url, message)
  expect(redirected).toEqual({ taken: false, why: 'answer 307, a redirect, which is not followed' })
  expect(hook.received).toHaveLength(1)
  hook.behave(() => undefined)
  expect(await post(hook.url, message, undefined, 200)).toEqual({ taken: false, why: 'no answer' })
})
