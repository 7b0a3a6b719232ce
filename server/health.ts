import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Desk } from './enquiries/desk.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/** GET /health: 503 when the database does not answer. No personal data. */
export function healthRoute(app: FastifyInstance, desk: Desk | undefined): void {
  app.get('/health', async (_request, reply) => {
    const facts = {
      version,
      uptimeSeconds: Math.round(process.uptime()),
      delivery: desk ? 'on' : 'off',
    }
    reply.header('cache-control', 'no-store')
    if (!desk) return { status: 'ok', ...facts }
    try {
      const queue = await desk.state()
      return { status: queue.undelivered > 0 ? 'attention' : 'ok', ...facts, queue }
    } catch {
      return reply.code(503).send({ status: 'down', ...facts })
    }
  })
}
