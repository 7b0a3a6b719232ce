/** The address of the running site. */
export const site = document.querySelector<HTMLMetaElement>('meta[name=site]')?.content ?? ''

/** A request to the editor's server. If it fails, the answer has a sentence for the owner. Status 0: the server does not answer. */
export async function send<T>(method: string, path: string, body?: object) {
  const isFile = body instanceof Blob
  const headers = body && !isFile ? { 'content-type': 'application/json' } : undefined
  try {
    const response = await fetch(`/api/${path}`, { method, headers, body: isFile ? body : JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as T & { message?: string } }
  } catch {
    const message = 'The editor is not running any more. Start it again with npm run edit. Your text is kept.'
    return { status: 0, body: { message } as T & { message: string } }
  }
}
