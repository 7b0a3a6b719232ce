import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { DeskReply, DeskRequest } from './door.ts'
import type { DeskOperations } from './operations.ts'

/** Milliseconds for a server that is starting or stopping, and sends visitors away meanwhile. */
const patience = 30_000

/** The socket, connected; undefined where no process listens. Throws when this user may not use it. */
async function knock(path: string): Promise<Socket | undefined> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(code)) return
    throw error
  }
}

/** Milliseconds of silence after which a server counts as stuck: longer than a mail server may take to answer a test. */
const longestSilence = 150_000

/** One question over an open connection; undefined when it is closed without a word. */
async function converse(socket: Socket, asked: DeskRequest, onStep: (step: string) => void) {
  socket.on('error', () => undefined)
  socket.setTimeout(longestSilence, () => socket.destroy())
  socket.write(`${JSON.stringify(asked)}\n`)
  const lines = createInterface({ input: socket })
  // A connection that is cut has no end of its own.
  socket.once('close', () => lines.close())
  let begun = false
  try {
    for await (const line of lines) {
      const reply = JSON.parse(line) as DeskReply
      if (!('step' in reply)) return reply
      begun = true
      onStep(reply.step)
    }
  } catch (error) {
    // Sent away while it was still speaking; what the server did say is its own business.
    if (error instanceof SyntaxError) throw error
  }
  // What has begun must not be asked for a second time.
  if (begun) throw new Error('the server stopped before it was done')
}

/** Asks until the server has an answer: one that has just taken the folder opens its database first. */
async function ask(path: string, asked: DeskRequest, onStep: (step: string) => void = () => undefined) {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const socket = await knock(path)
    if (!socket) throw new Error('the server has stopped meanwhile: ask again')
    const reply = await converse(socket, asked, onStep)
    socket.destroy()
    if (reply && 'answer' in reply) return reply.answer
    if (reply && 'fault' in reply) throw new Error(reply.fault)
    await pause(300)
  }
  throw new Error('the server does not answer: it is starting, stopping, or an older version')
}

/** The desk of the server that holds a folder, by its lock's path; undefined when no server does. */
export async function visitServer(path: string): Promise<DeskOperations | undefined> {
  const socket = await knock(path)
  if (!socket) return
  socket.destroy()
  // What comes back has the types of the operations: the server is this same program.
  return {
    list: () => ask(path, { ask: 'list' }) as ReturnType<DeskOperations['list']>,
    show: (reference, personal) =>
      ask(path, { ask: 'show', reference, personal }) as ReturnType<DeskOperations['show']>,
    retry: (reference) => ask(path, { ask: 'retry', reference }) as ReturnType<DeskOperations['retry']>,
    test: (onStep) => ask(path, { ask: 'test' }, onStep) as ReturnType<DeskOperations['test']>,
  }
}
