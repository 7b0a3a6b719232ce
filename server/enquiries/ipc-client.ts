import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { ConfigError } from '#server/config.ts'
import { socketPath } from './desk-folder.ts'

/** Milliseconds. */
const requestTimeout = 30_000

/** Sends a request to the server of a data folder. Throws ConfigError when none is running, or the server's error message. */
export async function openAnswer(folder: string, method: 'GET' | 'POST', path: string): Promise<IncomingMessage> {
  try {
    const asked = request({ socketPath: socketPath(folder), method, path, timeout: requestTimeout })
    asked.on('timeout', () => asked.destroy(new Error('the server does not answer')))
    asked.end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    if (response.statusCode !== 200) throw new Error(((await json(response)) as { message: string }).message)
    return response
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EACCES')
      throw new ConfigError(`${folder} belongs to another user: run this as the user of the server`)
    if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(code)) {
      throw new ConfigError(`No server is running on ${folder}: start it, or set DATA_DIR as the server has it`)
    }
    throw error
  }
}

/** The same for an answer in JSON. */
export async function askServer<Answer>(folder: string, method: 'GET' | 'POST', path: string): Promise<Answer> {
  return (await json(await openAnswer(folder, method, path))) as Answer
}
