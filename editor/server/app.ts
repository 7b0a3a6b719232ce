import { readFileSync } from 'node:fs'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { Choices, SaveRequest } from '../api.ts'
import { contentStore, currentFacts } from './content-store.ts'
import { refusal, taskQueue } from './files.ts'
import { launchTasks } from './find-stand-ins.ts'
import { pictureLibrary } from './pictures.ts'
import { publisher } from './publish.ts'
import { addService } from './services.ts'
import type { Build } from './site-check.ts'

type Options = {
  root: string
  /** The editor's own address, such as http://127.0.0.1:3100. */
  origin: string
  /** The address of the development server that shows the site. */
  site: string
  page: { script: string; style: string }
  build: Build
}

type DocumentRoute = { Params: { '*': string }; Body: SaveRequest }
type PictureRoute = { Params: { id: string }; Querystring: Record<string, string>; Body: Buffer }
const pictureLimit = { bodyLimit: 60 * 1024 * 1024 }

/** For errors with sentences that are not meant for an owner. */
const sentences: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'This is too large to be saved.',
  ENOSPC: 'The disk of this computer is full. Delete files that you do not need, then save again. Your text is kept.',
}

/** The page loads nothing from elsewhere and shows the site in a frame. */
const pagePolicy = (site: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; frame-src ${site}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export function editorApp({ root, origin, site, page, build }: Options): FastifyInstance {
  const app = fastify({ bodyLimit: 4 * 1024 * 1024, forceCloseConnections: true })
  const readPage = (path: string) =>
    fetch(site + path).then(
      (response) => response.text(),
      () => undefined,
    )
  const store = contentStore(root, readPage)
  const pictures = pictureLibrary(root, store)
  const { changes, publish, undo } = publisher(root, store, build)
  const publishes = taskQueue()
  const html = readFileSync(new URL('../page.html', import.meta.url), 'utf8').replace('%site%', site)

  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async ({ headers, method }) => {
    // Another host name is another site's that points to this computer. A browser names the site that writes.
    const from = headers.origin ?? (method === 'GET' ? origin : '')
    if (headers.host !== new URL(origin).host || from !== origin)
      throw refusal(403, 'Requests from other sites are refused.')
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': pagePolicy(site),
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.setErrorHandler<FastifyError & { details?: object }>((error, _request, reply) => {
    const { statusCode = 500, code, message, details, stack } = error
    if (statusCode >= 500) console.error(stack)
    return reply.code(statusCode).send({ message: sentences[code] ?? message, ...details })
  })

  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(html))
  app.get('/page.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(page.script))
  app.get('/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(page.style))
  app.get<{ Params: { file: string } }>('/pictures/:file', async ({ params }, reply) => {
    const thumbnail = await pictures.thumbnail(params.file)
    return reply.type('image/jpeg').header('cache-control', 'private, max-age=600').send(thumbnail)
  })

  app.get('/api/documents', () => store.list())
  app.get<DocumentRoute>('/api/documents/*', ({ params }) => store.load(params['*']))
  app.put<DocumentRoute>('/api/documents/*', async ({ params, body }, reply) => {
    const result = await store.save(params['*'], body)
    if ('conflicts' in result) return reply.code(409).send(result)
    return 'issues' in result ? reply.code(422).send(result) : result
  })

  app.post<{ Body: { name?: string } }>('/api/services', ({ body }, reply) => {
    reply.code(201)
    return store.inTurn(async () => addService(root, body.name, await currentFacts()))
  })

  app.delete<{ Params: { slug: string } }>('/api/services/:slug', async ({ params }) => {
    await store.deleteService(params.slug)
    return {}
  })

  app.get('/api/facts', () => currentFacts())
  app.get('/api/pictures', () => pictures.list())
  app.post<PictureRoute>('/api/pictures', pictureLimit, ({ query, body }, reply) => {
    const { name = '', alt = '', photograph } = query
    reply.code(201)
    return pictures.add(name, alt.trim(), photograph === '1', body)
  })
  app.delete<PictureRoute>('/api/pictures/:id', async ({ params }) => {
    await pictures.remove(params.id)
    return store.load('pictures')
  })
  app.put<PictureRoute>('/api/pictures/:id', pictureLimit, ({ params, body }) => pictures.replace(params.id, body))

  app.get('/api/launch-tasks', () => launchTasks(`${root}/content`))
  app.post<{ Body: { confirm: string[][]; confirmed: boolean } }>('/api/confirm', async ({ body }) => {
    await store.confirm(body.confirm, body.confirmed)
    return launchTasks(`${root}/content`)
  })

  app.get('/api/changes', changes)
  app.post<{ Body: Choices }>('/api/publish', ({ body }) => publishes(() => publish(body)))
  app.post('/api/publish/undo', () => publishes(undo))
  return app
}
