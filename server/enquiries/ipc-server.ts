import { Readable } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import type { Desk } from './desk.ts'
import { listMails, listRefused, showEnquiry } from './desk-view.ts'
import { readAttachment, storedFiles } from './inbox.ts'
import { noteTakenOut } from './retention.ts'

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
  app.get<OfEnquiry>('/enquiries/:reference/files', ({ params: { reference } }) => storedFiles(sql, reference))
  app.get<{ Params: { reference: string; position: string } }>(
    '/enquiries/:reference/files/:position',
    async ({ params: { reference, position } }, reply) => {
      const file = (await storedFiles(sql, reference)).find((stored) => stored.position === Number(position))
      if (!file) return reply.callNotFound()
      const content = readAttachment(sql, file.enquiryId, file.position)
      return reply.type('application/octet-stream').send(Readable.from(content))
    },
  )
  app.post<OfEnquiry>('/enquiries/:reference/taken-out', async ({ params: { reference } }) => {
    await desk().database.transaction((sql) => noteTakenOut(sql, reference))
    return {}
  })
  return app
}
