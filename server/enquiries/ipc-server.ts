import fastify, { type FastifyInstance } from 'fastify'
import type { DeskOperations } from './operations.ts'

/**
 * The desk's HTTP API for `npm run desk`. It is served on a local socket in the data folder, which only the server's own user
 * can open. `all` in place of a reference retries every enquiry.
 */
export function ipcServer(operations: DeskOperations): FastifyInstance {
  const app = fastify({ bodyLimit: 1024 })
  app.get('/mails', () => operations.list())
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
  app.post('/test', async () => ({ reference: await operations.test() }))
  return app
}
