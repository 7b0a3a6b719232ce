import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type HeldFolder, lockPath, takeFolder } from './database/folder-lock.ts'
import { answerVisitor } from './door.ts'
import type { DeskOperations } from './operations.ts'
import { visitServer } from './visit.ts'

let folder: string
let held: HeldFolder
let path: string

const operations: DeskOperations = {
  list: async () => [],
  show: async () => null,
  retry: vi.fn(async () => 2),
  test: async (onStep) => {
    onStep('one')
    onStep('two')
    return { result: 'taken', reference: 'ES-7K4P-2Q' }
  },
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'door-'))
  path = lockPath(folder)
  held = await takeFolder(folder)
})

afterEach(async () => {
  await held.release()
  await rm(folder, { recursive: true })
})

const open = () => held.onVisit((socket) => answerVisitor(socket, operations))

it('answers each question, with every step of a test', async () => {
  open()
  const desk = await visitServer(path)
  expect(await desk?.list()).toEqual([])
  expect(await desk?.show('ES-7K4P-2Q', false)).toBeNull()
  expect(await desk?.retry(null)).toBe(2)
  const steps: string[] = []
  expect(await desk?.test((step) => steps.push(step))).toEqual({ result: 'taken', reference: 'ES-7K4P-2Q' })
  expect(steps).toEqual(['one', 'two'])
})

it('of a server that is starting is asked again until it opens', async () => {
  const desk = await visitServer(path)
  const listed = desk?.list()
  setTimeout(open, 700)
  expect(await listed).toEqual([])
})

it('tells what went wrong', async () => {
  vi.mocked(operations.retry).mockRejectedValueOnce(new Error('the database is gone'))
  open()
  await expect((await visitServer(path))?.retry(null)).rejects.toThrow('the database is gone')
})

it('that closes in the middle of a test is not asked for a second one', async () => {
  let tests = 0
  held.onVisit((socket) => {
    socket.once('data', () => {
      tests += 1
      socket.end('{"step":"one"}\n')
    })
  })
  await expect((await visitServer(path))?.test(() => undefined)).rejects.toThrow('stopped before it was done')
  expect(tests).toBe(1)
})

it('is not there where no process holds the folder', async () => {
  await held.release()
  expect(await visitServer(path)).toBeUndefined()
})

it.each([
  ['nonsense', 'hello\n', /^\{"fault":/],
  ['an order it does not know', '{"ask":"drop"}\n', /^\{"fault":/],
  ['a line without end', 'x'.repeat(5000), /^$/],
])('does nothing for %s', async (_, sent, answer) => {
  open()
  const socket = connect(path)
  socket.on('error', () => undefined)
  socket.write(sent)
  expect(await text(socket).catch(() => '')).toMatch(answer)
})
