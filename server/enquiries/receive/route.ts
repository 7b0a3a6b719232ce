/**
 * POST /api/enquiries: an enquiry from one of the site's forms, as multipart/form-data.
 *
 * Fields: `kind` (quote or contact); the form's fields by the names of content/enquiry.ts; `attachments`, up to five files;
 * `submission`, a UUID from the browser, which stays the same when an enquiry is sent again and changes with its content;
 * `startedAt`, when the page was opened, in milliseconds since 1970; `website`, a honeypot; `page`, the path of the page.
 *
 * With `Accept: application/json`:
 *   202 {"reference": "ES-7K4P-2Q"}: stored, and queued for delivery.
 *   400 broken, 403 from another site, 408 too slow, 413 too large or too many files, 415 wrong kind of file (or not
 *   multipart), 422 invalid fields, 429 too many enquiries, 503 not now: {"title": "...", "errors": [{"field":
 *   "email", "message": "..."}]}, nothing stored. `field` is a form field, `attachments`, or empty for the whole; 429 and
 *   503 have Retry-After in seconds.
 * Otherwise (a form without JavaScript): 303 to /thank-you?ref=…, or the same problems as a page.
 */

import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deskErrors } from '#content/enquiry-desk.ts'
import { enquiryPath, thankYouAddress } from '#domain/enquiry-address.ts'
import type { Desk } from '#server/enquiries/desk.ts'
import type { DeskStart } from '#server/enquiries/desk-start.ts'
import { isSameOrigin } from '#server/same-origin.ts'
import { checkUpload } from './check-upload.ts'
import { errorPage, errorPagePolicy } from './error-page.ts'
import { busy, general, Problem, problemOf, tooOften } from './problem.ts'
import { readUpload, type UploadLimits, uploadLimits } from './upload.ts'

function wantsJson(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('application/json') ?? false
}

/** Milliseconds. */
const linger = 2000

/** Reads on after the response, because browsers report a connection that closes early as a network error. */
function lingerOver(request: IncomingMessage): void {
  request.resume()
  const cut = setTimeout(() => request.destroy(), linger)
  request.once('close', () => clearTimeout(cut))
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  reply.code(problem.status).header('cache-control', 'no-store')
  if (problem.retryAfter) reply.header('retry-after', problem.retryAfter)
  if (!request.raw.complete) reply.raw.once('finish', () => lingerOver(request.raw))
  if (wantsJson(request)) return reply.send({ title: problem.message, errors: problem.errors })
  return reply
    .header('content-security-policy', errorPagePolicy)
    .type('text/html; charset=utf-8')
    .send(errorPage(problem))
}

type RouteOptions = { start: DeskStart; siteUrl: string; perHour: number; limits?: UploadLimits }

export async function enquiryRoute(
  app: FastifyInstance,
  { start, siteUrl, perHour, limits = uploadLimits }: RouteOptions,
) {
  const running = new Set<Promise<string>>()
  const closing = new AbortController()
  let stopping = false
  /** Bytes that the requests being read may take. */
  let reading = 0
  app.addHook('preClose', async () => {
    stopping = true
    setTimeout(() => closing.abort(busy()), limits.afterStop).unref()
  })
  // An enquiry may still be being stored after its connection has closed.
  app.addHook('onClose', async () => {
    await Promise.allSettled(running)
    await start.close()
  })

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: false,
  })
  await app.register(underPressure, {
    maxEventLoopDelay: limits.lateness,
    maxHeapUsedBytes: 400 * 1024 * 1024,
    retryAfter: 10,
  })
  await app.register(rateLimit, { global: false, errorResponseBuilder: (_request, { ttl }) => tooOften(ttl) })
  await app.register(multipart, { throwFileSizeLimit: false })

  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500) {
      const { message, code } = error as { message?: string; code?: string }
      request.log.error({ reason: message, code }, 'enquiry not stored')
      // Otherwise the disk or the database failed.
      if (!(error instanceof Problem) && code !== 'FST_UNDER_PRESSURE') start.desk()?.noteRefusal()
    }
    return sendProblem(request, reply, problem)
  })

  async function receive(request: FastifyRequest, { spool, submit }: Desk): Promise<string> {
    const bytes = Math.min(Number(request.headers['content-length']) || limits.bytes, limits.bytes)
    reading += bytes
    try {
      if ((await spool.freeBytes()) < limits.spareDisk + limits.diskCopies * reading) throw busy()
      await using folder = await spool.newFolder()
      return await submit(checkUpload(await readUpload(request, folder.path, limits, closing.signal), new Date()))
    } finally {
      reading -= bytes
    }
  }

  app.post(
    enquiryPath,
    // One visitor is an IPv4 address or an IPv6 /64 network.
    { config: { rateLimit: { max: perHour, timeWindow: '1 hour' } } },
    async (request, reply) => {
      if (!isSameOrigin(request, siteUrl)) throw general(403, deskErrors.elsewhere)
      if (stopping || running.size >= limits.atOnce) throw busy()
      const desk = start.desk()
      if (!desk) throw busy(60)
      const enquiry = receive(request, desk)
      running.add(enquiry)
      try {
        const reference = await enquiry
        reply.header('cache-control', 'no-store')
        if (wantsJson(request)) return reply.code(202).send({ reference })
        return reply.redirect(thankYouAddress(reference), 303)
      } finally {
        running.delete(enquiry)
      }
    },
  )
}
