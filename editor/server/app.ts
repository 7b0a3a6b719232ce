import fastify, { type FastifyInstance } from 'fastify'
import { standInsOf } from '#scripts/launch-check/find-stand-ins.ts'
import { type Confirm, type Document, type NewService, tokenHeader } from '../api.ts'
import { contentStore, currentFacts } from './content-store.ts'
import { RequestError, taskQueue } from './files.ts'
import { type EditorPage, pageHtml, pagePolicy } from './page.ts'
import { pictureLibrary } from './pictures.ts'
import { publisher } from './publish.ts'
import { addService } from './services.ts'

type Options = {
  /** The folder of the site. */
  root: string
  /** The editor's own address, such as http://127.0.0.1:3100. */
  origin: string
  /** The address of the development server that shows the site. */
  site: string
  token: string
  page: EditorPage
}

const bytes = { json: 4 * 1024 * 1024, picture: 60 * 1024 * 1024 }
const publishes = taskQueue()

/** The local server of the content editor. */
export function editorApp({ root, origin, site, token, page }: Options): FastifyInstance {
  const app = fastify({ bodyLimit: bytes.json, forceCloseConnections: true })
  const store = contentStore(root, taskQueue())
  const pictures = pictureLibrary(root, store)
  const { changes, publish, undo } = publisher(root)
  const content = `${root}/content`

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.addHook('onRequest', async ({ headers, method, url }) => {
    // Another host name is another site's that points to this computer.
    if (headers.host !== new URL(origin).host) throw new RequestError(403, 'Unknown address.')
    if (!url.startsWith('/api/')) return
    const from = headers.origin
    if (from === undefined ? method !== 'GET' : from !== origin)
      throw new RequestError(403, 'Requests from other sites are refused.')
    if (headers[tokenHeader] !== token)
      throw new RequestError(403, 'The editor was started again. Load this page again.')
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
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const { statusCode = 500, message } = error
    if (statusCode >= 500) console.error(error)
    return reply.code(statusCode).send({
      message: statusCode === 413 && !(error instanceof RequestError) ? 'This is too large to be saved.' : message,
    })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'There is nothing at this address.' }))

  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(pageHtml({ token, site })))
  app.get('/page.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(page.script))
  app.get('/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(page.style))
  app.get<{ Params: { file: string } }>('/pictures/:file', async ({ params }, reply) => {
    const thumbnail = await pictures.thumbnail(params.file)
    return reply.type('image/jpeg').header('cache-control', 'private, max-age=600').send(thumbnail)
  })

  app.get('/api/documents', () => store.list())
  app.get<{ Params: { '*': string } }>('/api/documents/*', ({ params }) => store.load(params['*']))
  app.put<{ Params: { '*': string }; Body: Document }>('/api/documents/*', async ({ params, body }, reply) => {
    const result = await store.save(params['*'], body.data, body.hash)
    if ('conflict' in result) return reply.code(409).send(result.conflict)
    return 'issues' in result ? reply.code(422).send(result) : result.saved
  })

  app.post<{ Body: NewService }>('/api/services', async ({ body }, reply) => {
    const info = await addService(root, body.name, await currentFacts())
    return reply.code(201).send(info)
  })

  app.get('/api/facts', () => currentFacts())
  app.get('/api/pictures', () => pictures.list())
  app.post<{ Querystring: { id?: string; alt?: string; photograph?: string }; Body: unknown }>(
    '/api/pictures',
    { bodyLimit: bytes.picture },
    async ({ query: { id = '', alt = '', photograph }, body }, reply) => {
      if (!Buffer.isBuffer(body)) throw new RequestError(415, 'Send a picture.')
      const picture = await pictures.add({ id, alt: alt.trim(), photograph: photograph === '1' }, body)
      return reply.code(201).send(picture)
    },
  )

  app.get('/api/stand-ins', () => standInsOf(content))
  app.post<{ Body: Confirm }>('/api/confirm', async ({ body: { confirm, confirmed } }) => {
    await store.confirm(confirm, confirmed)
    return standInsOf(content)
  })

  app.get('/api/changes', () => changes())
  app.post('/api/publish', () => publishes(publish))
  app.post('/api/publish/undo', () => publishes(undo))
  return app
}
