import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: string }

export type WebhookServer = {
  url: string
  received: Received[]
  /** What it does with a request; 200 at first. */
  behave: (answer: (response: ServerResponse) => void) => void
  close: () => Promise<void>
}

/** For tests: a receiver of webhooks on loopback, that can be told to misbehave. */
export async function startWebhookServer(): Promise<WebhookServer> {
  const received: Received[] = []
  let answer = (response: ServerResponse) => {
    response.end('ok')
  }
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    received.push({ method, path, headers, body: await text(request) })
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    behave: (next) => {
      answer = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
