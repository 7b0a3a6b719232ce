import fastify, { type FastifyInstance } from 'fastify'
import type { Desk } from './desk.ts'
import { listFiles, listMails, listRefused } from './desk-view.ts'
import { noteTakenOut } from './store/retention.ts'

type OfEnquiry = { Params: { reference: string } }

/** The HTTP API for `npm run desk`. `desk` throws while the desk is not open. */
export function ipcServer(desk: () => Desk, siteUrl: string): FastifyInstance {
  const app = fastify({ bodyLimit: 1024, forceCloseConnections: true })
  const sql: Desk['database']['sql'] = (text, values) => desk().database.sql(text, values)

  app.get('/', async () => ({ mails: await listMails(sql), refused: await listRefused(sql) }))
  app.post<OfEnquiry>('/enquiries/:reference/retry', async ({ params: { reference } }) => ({
    mails: await desk().retry(reference === 'all' ? null : reference),
  }))
  app.get<OfEnquiry>('/enquiries/:reference/files', ({ params: { reference } }) => listFiles(sql, reference, siteUrl))
  // By name: what is stored may change between the list and its files.
  app.get<{ Params: { reference: string; name: string } }>(
    '/enquiries/:reference/files/:name',
    async ({ params: { reference, name } }, reply) => {
      const file = (await listFiles(sql, reference, siteUrl)).find(({ saveAs }) => saveAs === name)
      if (!file) return reply.code(404).send({ message: `${name} has been delivered and deleted` })
      return reply.type('application/octet-stream').send(file.read())
    },
  )
  app.post<OfEnquiry>('/enquiries/:reference/taken-out', async ({ params: { reference } }) => {
    await desk().database.transaction((sql) => noteTakenOut(sql, reference))
    return {}
  })
  return app
}
