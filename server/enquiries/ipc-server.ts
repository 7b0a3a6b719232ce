import fastify, { type FastifyInstance } from 'fastify'
import type { Desk } from './desk.ts'
import { listFiles, listMails, listRefused } from './desk-view.ts'
import { noteTakenOut } from './store/retention.ts'

type OfEnquiry = { Params: { reference: string } }

/** The HTTP API for `npm run desk`. `desk` throws while the desk is not open. */
export function ipcServer(desk: () => Desk, notices: () => string[], siteUrl: string): FastifyInstance {
  const app = fastify({ bodyLimit: 1024, forceCloseConnections: true })
  const sql: Desk['database']['sql'] = (text, values) => desk().database.sql(text, values)

  app.get('/', async () => ({ mails: await listMails(sql), refused: await listRefused(sql), notices: notices() }))
  app.post<OfEnquiry>('/enquiries/:reference/retry', async ({ params: { reference } }) => ({
    mails: await desk().retry(reference === 'all' ? null : reference),
  }))
  app.get<OfEnquiry>('/enquiries/:reference/files', ({ params: { reference } }) => listFiles(sql, reference, siteUrl))
  app.get<{ Params: { reference: string; index: string } }>(
    '/enquiries/:reference/files/:index',
    async ({ params: { reference, index } }, reply) =>
      reply.type('application/octet-stream').send((await listFiles(sql, reference, siteUrl))[Number(index)]?.read()),
  )
  app.post<OfEnquiry>('/enquiries/:reference/taken-out', async ({ params: { reference } }) => {
    await desk().database.transaction((sql) => noteTakenOut(sql, reference))
    return {}
  })
  return app
}
