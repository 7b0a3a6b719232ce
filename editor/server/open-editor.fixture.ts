import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import * as site from '../site-copy.fixture.ts'
import { editorApp } from './app.ts'
import { asText } from './files.ts'
import type { Build } from './site-check.ts'

export const origin = 'http://127.0.0.1:3100'

/** Stand-ins, whatever the owner has entered. */
const firm = { legalName: 'Estuary Steelworks Ltd', vatNumber: 'GB 000 0000 00', phone: '01632 960118' }

/** A copy of the content and the pictures, in a folder that goes with the test. */
export function copySite() {
  const copy = site.copySite('content', 'app/pages', 'pictures')
  onTestFinished(copy.remove)
  const business = JSON.parse(copy.textOf('content/business.json'))
  writeFileSync(join(copy.root, 'content/business.json'), asText({ ...business, ...firm }))
  return copy
}

type Values = Record<string, unknown>

/** The editor's server on a folder, and a request as its page makes it. */
export function openEditor(root: string, build: Build = async () => undefined) {
  const page = { script: '', style: '' }
  const app = editorApp({ root, origin, site: 'http://127.0.0.1:4000', page, build })
  const { host } = new URL(origin)
  async function ask(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    payload?: object | Buffer,
    headers: InjectOptions['headers'] = {},
  ) {
    const response = await app.inject({
      method,
      url,
      payload,
      headers: { host, origin, ...headers },
    })
    return { status: response.statusCode, body: response.json() }
  }
  /** Opens a document and saves it with other values. */
  async function change(id: string, values: Values | ((data: Record<string, Values>) => Values)) {
    const { body: base } = await ask('GET', `/api/documents/${id}`)
    const changed = typeof values === 'function' ? values(base) : values
    return ask('PUT', `/api/documents/${id}`, { base, data: { ...base, ...changed } })
  }
  return { app, ask, change }
}
