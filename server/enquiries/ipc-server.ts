import { Readable } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import type { DeskOperations } from './operations.ts'

/** The HTTP API for `npm run desk`, on a local socket that only the server's own user can open. */
export function ipcServer(operations: DeskOperations, notices: () => string[]): FastifyInstance {
  const app = fastify({ bodyLimit: 1024 })
  app.get('/mails', () => operations.list())
  app.get('/refused-files', () => operations.refused())
  app.get('/notices', async () => notices())
  app.get<{ Params: { reference: string }; Querystring: { personal?: string } }>(
    '/enquiries/:reference',
    async ({ params, query }, reply) => {
      const view = await operations.show(params.reference, query.personal === 'true')
      return view ?? reply.code(404).send({ message: `${params.reference} is not known` })
    },
  )
  app.post<{ Params: { reference: string } }>('/enquiries/:reference/retry', async ({ params: { reference } }) => ({
    mails: await operations.retry(reference === 'all' ? null : reference),
  }))
  app.get<{ Params: { reference: string } }>('/enquiries/:reference/files', ({ params: { reference } }) =>
    operations.files(reference),
  )
  app.get<{ Params: { reference: string; position: string } }>(
    '/enquiries/:reference/files/:position',
    async ({ params: { reference, position } }, reply) => {
      const file = (await operations.files(reference)).find((stored) => stored.position === Number(position))
      if (!file) return reply.code(404).send({ message: `${reference} has no such file` })
      return reply.type('application/octet-stream').send(Readable.from(operations.read(file)))
    },
  )
  app.post<{ Params: { reference: string } }>('/enquiries/:reference/taken-out', async ({ params: { reference } }) => {
    await operations.takenOut(reference)
    return {}
  })
  return app
}
