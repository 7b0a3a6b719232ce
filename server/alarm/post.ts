export type Message = { method: 'POST'; headers: Record<string, string>; body: string }

const webhookTimeout = 60_000

/**
 * Sends a message to a webhook, or requests an address; any 2xx status counts as accepted. Redirects are not followed, so that no server can redirect
 * us into our own network. Never throws. `why` contains no part of the address, which may be a secret.
 */
export async function post(url: string, message?: Message, closing?: AbortSignal, timeout = webhookTimeout) {
  const signal = AbortSignal.any([AbortSignal.timeout(timeout), ...(closing ? [closing] : [])])
  try {
    const answer = await fetch(url, { ...message, redirect: 'manual', signal })
    await answer.body?.cancel()
    const redirects = answer.status >= 300 && answer.status < 400 ? ', a redirect, which is not followed' : ''
    return { taken: answer.ok, why: `answer ${answer.status}${redirects}` }
  } catch (error) {
    const { code = 'no connection' } = ((error as Error).cause ?? {}) as { code?: string }
    return { taken: false, why: signal.aborted ? 'no answer' : code }
  }
}
