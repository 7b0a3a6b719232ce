import type { FastifyRequest } from 'fastify'
import { deskErrors } from '#content/enquiry-desk.ts'
import { busy, general, type Problem } from './problem.ts'
import type { UploadLimits } from './upload-limits.ts'

function judge(
  bytes: number,
  now: number,
  started: number,
  lastProgress: number,
  limits: UploadLimits,
): Problem | undefined {
  if (bytes > limits.bytes * 1.1) return general(413, deskErrors.tooMuch)
  const lasted = now - started
  const crawling = lasted > limits.grace && bytes < (lasted / 1000) * limits.pace
  if (now - lastProgress > limits.pause || crawling) return general(408, deskErrors.tooSlow)
}

/** `failed` rejects when a request is too slow, stalls or is too large, or when `closing` is aborted. Call `stop` at the end. */
export function watchPace(
  request: FastifyRequest,
  limits: UploadLimits,
  closing: AbortSignal,
): { failed: Promise<never>; stop: () => void } {
  const { socket } = request.raw
  const before = socket.bytesRead ?? 0
  const started = Date.now()
  let last = { bytes: 0, at: started }
  let timer: NodeJS.Timeout | undefined
  const failed = new Promise<never>((_, reject) => {
    timer = setInterval(
      () => {
        const bytes = (socket.bytesRead ?? 0) - before
        const now = Date.now()
        if (bytes > last.bytes) last = { bytes, at: now }
        const problem = closing.aborted ? busy() : judge(bytes, now, started, last.at, limits)
        if (problem) reject(problem)
      },
      Math.min(500, limits.pause / 2),
    )
  })
  return { failed, stop: () => clearInterval(timer) }
}
