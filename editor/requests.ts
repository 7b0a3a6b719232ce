import { type Failure, tokenHeader } from './api.ts'

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? ''

/** The address of the running site. */
export const site = meta('site')

export type Answer<T> = { status: number; body: T & Partial<Failure> }

/** A request to the editor's server. Status 0: the server does not answer. */
export async function send<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  const init = {
    method,
    headers: { [tokenHeader]: meta('token') },
    body: body instanceof Blob ? body : JSON.stringify(body),
  }
  try {
    const response = await fetch(`/api/${path}`, init)
    return { status: response.status, body: await response.json() }
  } catch {
    const message = 'The editor is not running any more. Start it again with npm run edit. Your text is kept.'
    return { status: 0, body: { message } as T & Failure }
  }
}
