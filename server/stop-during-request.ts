import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** For tests: a request whose head has begun when the server is told to `stop`, and ends after that; gives the answer, whole. */
export async function stopDuringRequest(app: FastifyInstance, head: string, stop: () => Promise<unknown>) {
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(head)
  await pause(300)
  const stopped = stop()
  await pause(100)
  socket.write('\r\n')
  const answer = await text(socket)
  await stopped
  return answer
}
