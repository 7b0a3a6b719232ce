import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isReference } from '#domain/reference.ts'
import { messageFor, writeAlarm } from '#server/alarm/formats.ts'
import { post } from '#server/alarm/post.ts'
import { type Config, ConfigError, loadEnvironment, readConfig } from '#server/config.ts'
import { deskFolder } from '#server/enquiries/desk-folder.ts'
import type { DeskList } from '#server/enquiries/desk-view.ts'
import { askServer, openAnswer } from '#server/enquiries/ipc-client.ts'
import { buildSettings } from './build-settings.ts'
import { mailTable, refusedTable } from './desk/tables.ts'

const usage = `npm run desk                        emails that are waiting, and what the mail server said
npm run desk -- files REF FOLDER    save an enquiry's text, files and steel list there; refused files are then kept no longer
npm run desk -- retry REF|all       try again now
npm run desk -- alarm               send a test alarm to ALERT_WEBHOOK

The server must be running. docs/desk.md explains it all.`

class UsageError extends Error {}

function referenceFrom(text = 'nothing'): string {
  const reference = text.toUpperCase()
  if (!isReference(reference)) throw new UsageError(`${text} is not a reference, such as ES-7K4P-2Q`)
  return reference
}

function folderOf({ delivery }: Config): string {
  if (!delivery) throw new ConfigError('Direct delivery is off: set SMTP_URL, ENQUIRIES_TO and ENQUIRIES_FROM')
  return deskFolder(delivery.dataDirectory)
}

function ask<Answer>(config: Config, method: 'GET' | 'POST', path: string): Promise<Answer> {
  return askServer(folderOf(config), method, path)
}

async function list(config: Config): Promise<string> {
  const { mails, refused } = await ask<DeskList>(config, 'GET', '/')
  const table = mails.length > 0 ? mailTable(mails) : 'No email is waiting.'
  return refused.length > 0 ? `${table}\n\n${refusedTable(refused)}` : table
}

/** Saves what is still stored of an enquiry: its text, its files and its steel list. */
async function files(config: Config, argument?: string, folder?: string): Promise<string> {
  const reference = referenceFrom(argument)
  if (!folder) throw new UsageError('say which folder to save the files in')
  const path = `/enquiries/${reference}`
  const stored = await ask<{ saveAs: string }[]>(config, 'GET', `${path}/files`)
  if (stored.length === 0)
    throw new Error(`Nothing is stored of ${reference}: it has been delivered and deleted, or was never received`)
  await mkdir(folder, { recursive: true })
  const saved: string[] = []
  for (const { saveAs } of stored) {
    const content = await openAnswer(folderOf(config), 'GET', `${path}/files/${encodeURIComponent(saveAs)}`)
    const file = join(folder, saveAs)
    await pipeline(content, createWriteStream(file, { mode: 0o600, flush: true }))
    saved.push(file)
  }
  await ask(config, 'POST', `${path}/taken-out`)
  return saved.map((file) => `Saved as ${file}`).join('\n')
}

async function retry(config: Config, argument?: string): Promise<string> {
  const reference = argument === 'all' ? 'all' : referenceFrom(argument)
  const { mails } = await ask<{ mails: number }>(config, 'POST', `/enquiries/${reference}/retry`)
  return `Emails being sent again now: ${mails}`
}

async function alarm({ alert }: Config): Promise<string> {
  if (!alert.webhook) throw new ConfigError('ALERT_WEBHOOK is not set: there is no alarm to test')
  const site = new URL(buildSettings(process.env).siteUrl).host
  const message = messageFor(alert.format, writeAlarm('test', 'alarm', { site }))
  const { taken, why } = await post(alert.webhook, message)
  if (!taken) throw new Error(`The webhook did not take the test alarm: ${why}`)
  return 'The webhook took the test alarm'
}

const commands = { list, files, retry, alarm }

try {
  const [name = 'list', argument, folder] = process.argv.slice(2)
  if (!Object.hasOwn(commands, name)) throw new UsageError(`there is no command ${name}`)
  const config = readConfig(loadEnvironment())
  console.log(await commands[name as keyof typeof commands](config, argument, folder))
} catch (error) {
  const { message } = error as Error
  console.error(error instanceof UsageError ? `${message}\n\n${usage}` : message)
  process.exitCode = 1
}
