import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Delivered } from './rules.ts'

export type Message = { url: string; method: 'GET' | 'POST'; headers: Record<string, string>; body: string }

/** Milliseconds for a webhook to answer; nothing waits for it meanwhile. */
export const webhookPatience = 60_000

/**
 * Sends a message. Anything but 2xx is `refused`, redirects too: they are not followed, so that no foreign server can send
 * this one to an address inside its own network. Never throws; `why` holds no part of the address, which may be a secret.
 */
export function post(
  { url, method, headers, body }: Message,
  closing: AbortSignal,
  patience = webhookPatience,
): Promise<{ delivered: Delivered; why: string }> {
  return new Promise((resolve) => {
    let sent = false
    const open = url.startsWith('https:') ? requestHttps : requestHttp
    const signal = AbortSignal.any([closing, AbortSignal.timeout(patience)])
    try {
      const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const request = open(url, { method, headers: { ...headers, ...length }, signal, agent: false }, (response) => {
        response.resume()
        const { statusCode: status = 0 } = response
        const redirect = status >= 300 && status < 400 ? ': it redirects, which is not followed' : ''
        resolve({ delivered: status >= 200 && status < 300 ? 'taken' : 'refused', why: `answer ${status}${redirect}` })
      })
      request.on('finish', () => {
        sent = true
      })
      request.on('error', (error: NodeJS.ErrnoException) => {
        // Sent over a connection that then broke or fell silent: it may have been read.
        const reached = sent && !['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'].includes(error.code ?? '')
        resolve({
          delivered: reached ? 'unknown' : 'refused',
          why: signal.aborted ? 'no answer' : (error.code ?? 'failed'),
        })
      })
      request.end(method === 'GET' ? undefined : body)
    } catch {
      resolve({ delivered: 'refused', why: 'not a usable address' })
    }
  })
}
