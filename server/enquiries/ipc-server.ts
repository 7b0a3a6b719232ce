import fastify, { type FastifyInstance } from 'fastify'
import type { Desk } from './desk.ts'
import { listFiles, listMails, listRefused, showEnquiry } from './desk-view.ts'
import { noteTakenOut } from './store/retention.ts'

type OfEnquiry = { Params: { reference: string } }

/** The HTTP API for `npm run desk`. `desk` throws while the desk is not open. */
export function ipcServer(desk: () => Desk, notices: () => string[]): FastifyInstance {
  const app = fastify({ bodyLimit: 1024, forceCloseConnections: true })
  const sql: Desk['database']['sql'] = (text, values) => desk().database.sql(text, values)

  app.get('/', async () => ({ mails: await listMails(sql), refused: await listRefused(sql), notices: notices() }))
  app.get<OfEnquiry & { Querystring: { personal?: string } }>('/enquiries/:reference', async (request, reply) => {
    const { reference } = request.params
    const view = await showEnquiry(sql, reference, request.query.personal === 'true')
    return view ?? reply.code(404).send({ message: `${reference} is not known` })
  })
  app.post<OfEnquiry>('/enquiries/:reference/retry', async ({ params: { reference } }) => ({
    mails: await desk().retry(reference === 'all' ? null : reference),
  }))
  app.get<OfEnquiry>('/enquiries/:reference/files', ({ params: { reference } }) => listFiles(sql, reference))
  app.get<{ Params: { reference: string; index: string } }>(
    '/enquiries/:reference/files/:index',
    async ({ params: { reference, index } }, reply) =>
      reply.type('application/octet-stream').send((await listFiles(sql, reference))[Number(index)]?.read()),
  )
  app.post<OfEnquiry>('/enquiries/:reference/taken-out', async ({ params: { reference } }) => {
    await desk().database.transaction((sql) => noteTakenOut(sql, reference))
    return {}
  })
  return app
}
