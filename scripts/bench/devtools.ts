import { z } from 'zod'

const answer = z.object({ id: z.number(), result: z.record(z.string(), z.unknown()).optional() })

/** Milliseconds; a page that has crashed answers nothing. */
const patience = 30_000

/** Chromium's own protocol, and nothing else: `send` resolves with what the browser answers, or throws when it does not. */
export type DevTools = {
  send: (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>
  close: () => void
}

/** Connects to a browser's WebSocket address. A client of its own can let go of a page, which Puppeteer's cannot. */
export async function connectDevTools(endpoint: string): Promise<DevTools> {
  const socket = new WebSocket(endpoint)
  const asked = new Map<number, (result: Record<string, unknown>) => void>()
  socket.addEventListener('message', ({ data }) => {
    const heard = answer.safeParse(JSON.parse(String(data)))
    if (heard.success) asked.get(heard.data.id)?.(heard.data.result ?? {})
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No browser answers at ${endpoint}`)))
  })
  let count = 0
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        const fault = new Error(`Chromium did not answer ${method} within ${patience / 1000} s`)
        const late = setTimeout(() => reject(fault), patience)
        count += 1
        asked.set(count, (result) => {
          clearTimeout(late)
          resolve(result)
        })
        socket.send(JSON.stringify({ id: count, method, params, sessionId }))
      }),
    close: () => socket.close(),
  }
}
