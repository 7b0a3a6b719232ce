import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { DeskOperations } from './operations.ts'

/** What `npm run desk` may ask a running server; one line of JSON each way, then the server hangs up. */
const request = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('list') }),
  z.object({ ask: z.literal('show'), reference: z.string(), personal: z.boolean() }),
  z.object({ ask: z.literal('retry'), reference: z.string().nullable() }),
  z.object({ ask: z.literal('test') }),
])

export type DeskRequest = z.infer<typeof request>

/** `step` comes any number of times, then one of the others. */
export type DeskReply = { step: string } | { answer: unknown } | { fault: string }

/** Longest line; a visitor who sends more is no visitor. */
const longestLine = 1000

/** Answers one visitor at the lock of the desk's folder: the same machine, the same user. */
export function answerVisitor(socket: Socket, operations: DeskOperations): void {
  const reply = (line: DeskReply) => {
    if (socket.writable) socket.write(`${JSON.stringify(line)}\n`)
  }
  let bytes = 0
  socket.on('data', (chunk) => {
    bytes += chunk.length
    if (bytes > longestLine) socket.destroy()
  })
  // Whoever only knocks, to see whether the folder is held, hangs up without a word.
  createInterface({ input: socket }).once('line', async (line) => {
    try {
      reply({ answer: await perform(request.parse(JSON.parse(line)), operations, (step) => reply({ step })) })
    } catch (error) {
      reply({ fault: error instanceof Error ? error.message : String(error) })
    }
    socket.end()
  })
}

function perform(asked: DeskRequest, operations: DeskOperations, onStep: (step: string) => void): Promise<unknown> {
  switch (asked.ask) {
    case 'list':
      return operations.list()
    case 'show':
      return operations.show(asked.reference, asked.personal)
    case 'retry':
      return operations.retry(asked.reference)
    case 'test':
      return operations.test(onStep)
  }
}
