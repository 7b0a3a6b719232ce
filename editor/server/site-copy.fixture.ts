import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import { tokenHeader } from '../api.ts'
import { editorApp } from './app.ts'
import type { Build } from './site-check.ts'

export const origin = 'http://127.0.0.1:3100'
export const token = 'the-token'

/** A copy of the content and one picture, in a folder that goes with the test. */
export function copySite() {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync('content', join(root, 'content'), { recursive: true })
  cpSync('app/pages', join(root, 'app/pages'), { recursive: true })
  cpSync('pictures/welding.jpg', join(root, 'pictures/welding.jpg'))
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  /** Git with one commit that has everything. */
  function record() {
    git('init', '--quiet', '--initial-branch=main')
    git('add', '.')
    git('commit', '--quiet', '--message=First')
  }
  return { root, textOf, git, record }
}

type Values = Record<string, unknown>

/** The editor's server on a folder, and a request as its page makes it. */
export function openEditor(root: string, build: Build = async () => undefined) {
  const page = { script: '', style: '' }
  const app = editorApp({ root, origin, site: 'http://127.0.0.1:4000', token, page, build })
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
      headers: { host, origin, [tokenHeader]: token, ...headers },
    })
    return { status: response.statusCode, body: response.json() }
  }
  /** Opens a document and saves it with other values. */
  async function change(id: string, values: Values | ((data: Record<string, Values>) => Values)) {
    const { body } = await ask('GET', `/api/documents/${id}`)
    const changed = typeof values === 'function' ? values(body.data) : values
    return ask('PUT', `/api/documents/${id}`, { ...body, data: { ...body.data, ...changed } })
  }
  return { app, ask, change }
}
