import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { business } from '#content/business.ts'
import { steelListCopy } from '#content/enquiry.ts'
import { isReference } from '#domain/reference.ts'
import { messageFor, writeAlarm } from '#server/alarm/formats.ts'
import { post } from '#server/alarm/post.ts'
import { type Config, ConfigError, loadEnvironment, readConfig } from '#server/config.ts'
import { deskFolder } from '#server/enquiries/database/folder-lock.ts'
import type { EnquiryView, MailView, RefusedFile } from '#server/enquiries/desk-view.ts'
import { askServer, openAnswer } from '#server/enquiries/ipc-client.ts'
import { buildSettings } from './build-settings.ts'
import { enquiryText, exitCodes, listExitCode, mailTable, refusedTable } from './desk/text.ts'

const usage = `npm run desk                        emails that are waiting or were given up, and what the mail server said
npm run desk -- show REF            one enquiry without personal data; --personal shows all of it
npm run desk -- files REF FOLDER    save its files there; files that the mail server refused then count as taken out
npm run desk -- csv REF             save its steel list as a CSV file in this folder
npm run desk -- retry REF|all       try again now, including emails that were given up
npm run desk -- test                send a marked test enquiry to the office
npm run desk -- alarm               send a test alarm to ALERT_WEBHOOK

The server must be running. --json prints JSON. Exit: 0 all is well, 1 look at it, 2 act on it, 3 unknown.
docs/desk.md explains it all.`

type Outcome = { exit: number; text: string; data: object }

class UsageError extends Error {}

/** Milliseconds, longer than the timeouts of the mail server. */
const longestTest = 100_000

function referenceFrom(text = 'nothing'): string {
  const reference = text.toUpperCase()
  if (!isReference(business.name, reference)) throw new UsageError(`${text} is not a reference, such as ES-7K4P-2Q`)
  return reference
}

function folderOf({ delivery }: Config): string {
  if (!delivery) throw new ConfigError('Direct delivery is off: set SMTP_URL, ENQUIRIES_TO and ENQUIRIES_FROM')
  return deskFolder(delivery.dataDirectory)
}

function ask<Answer>(config: Config, method: 'GET' | 'POST', path: string): Promise<Answer> {
  return askServer(folderOf(config), method, path)
}

async function list(config: Config): Promise<Outcome> {
  const mails = await ask<MailView[]>(config, 'GET', '/mails')
  const refused = await ask<RefusedFile[]>(config, 'GET', '/refused-files')
  const notices = await ask<string[]>(config, 'GET', '/notices')
  const exit = listExitCode({ mails, refused }, config.alertAfterMinutes, Date.now())
  const table = mails.length > 0 ? mailTable(mails) : 'No email is waiting, and none was given up.'
  return {
    exit: notices.length > 0 ? Math.max(exit, exitCodes.warning) : exit,
    text: [table, ...(refused.length > 0 ? [refusedTable(refused)] : []), ...notices].join('\n\n'),
    data: { mails, refused, notices },
  }
}

/** Saves every file of an enquiry that is still stored. */
async function files(config: Config, argument?: string, folder?: string): Promise<Outcome> {
  const reference = referenceFrom(argument)
  if (!folder) throw new UsageError('say which folder to save the files in')
  const path = `/enquiries/${reference}/files`
  const stored = await ask<{ position: number; name: string }[]>(config, 'GET', path)
  if (stored.length === 0) throw new Error(`${reference} has no files, or they have been deleted`)
  await mkdir(folder, { recursive: true })
  const saved: string[] = []
  for (const { position, name } of stored) {
    const file = join(folder, `${reference}-${position + 1}-${name}`)
    await pipeline(
      await openAnswer(folderOf(config), 'GET', `${path}/${position}`),
      createWriteStream(file, { mode: 0o600, flush: true }),
    )
    saved.push(file)
  }
  await ask(config, 'POST', `/enquiries/${reference}/taken-out`)
  return { exit: exitCodes.ok, text: saved.map((file) => `Saved as ${file}`).join('\n'), data: { files: saved } }
}

async function show(config: Config, argument?: string, _folder?: string, personal = false): Promise<Outcome> {
  const path = `/enquiries/${referenceFrom(argument)}?personal=${personal}`
  const view = await ask<EnquiryView>(config, 'GET', path)
  return { exit: exitCodes.ok, text: enquiryText(view), data: view }
}

async function csv(config: Config, argument?: string): Promise<Outcome> {
  const reference = referenceFrom(argument)
  const { steelList } = await ask<EnquiryView>(config, 'GET', `/enquiries/${reference}?personal=true`)
  if (!steelList) throw new Error(`${reference} has no steel list, or it has been deleted`)
  const file = `${reference}-${steelListCopy.file}`
  await writeFile(file, steelList, { mode: 0o600 })
  return { exit: exitCodes.ok, text: `Saved as ${file}`, data: { file } }
}

async function retry(config: Config, argument?: string): Promise<Outcome> {
  const reference = argument === 'all' ? 'all' : referenceFrom(argument)
  const { mails } = await ask<{ mails: number }>(config, 'POST', `/enquiries/${reference}/retry`)
  return { exit: exitCodes.ok, text: `Emails being sent again now: ${mails}`, data: { mails } }
}

async function test(config: Config): Promise<Outcome> {
  const { reference } = await ask<{ reference: string }>(config, 'POST', '/test')
  const deadline = Date.now() + longestTest
  for (;;) {
    const view = await ask<EnquiryView>(config, 'GET', `/enquiries/${reference}`)
    const delivered = view.deliveredAt !== null
    if (delivered || view.mails.every(({ tries }) => tries > 0) || Date.now() > deadline) {
      const advice = delivered
        ? 'Delivered: look for the email marked [test].'
        : 'Not delivered yet. The server will try again.'
      const exit = delivered ? exitCodes.ok : exitCodes.warning
      return { exit, text: `${enquiryText(view)}\n\n${advice}`, data: view }
    }
    await pause(200)
  }
}

async function alarm({ alert }: Config): Promise<Outcome> {
  if (!alert?.webhook) throw new ConfigError('ALERT_WEBHOOK is not set: there is no alarm to test')
  const site = new URL(buildSettings(process.env).siteUrl).host
  const message = messageFor(alert.format, alert.webhook, writeAlarm('test', 'alarm', { site }))
  const { taken, why } = await post(message)
  const text = `The webhook ${taken ? 'took' : 'did not take'} the test alarm: ${why}`
  return { exit: taken ? exitCodes.ok : exitCodes.critical, text, data: { taken, why } }
}

const commands = { list, show, files, csv, retry, test, alarm }

const options = {
  json: { type: 'boolean', default: false },
  personal: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [name = 'list', argument, folder] = positionals
  if (!Object.hasOwn(commands, name)) throw new UsageError(`there is no command ${name}`)
  if (values.help) {
    console.log(usage)
  } else {
    const config = readConfig(loadEnvironment())
    const { exit, text, data } = await commands[name as keyof typeof commands](
      config,
      argument,
      folder,
      values.personal,
    )
    console.log(values.json ? JSON.stringify({ exit, ...data }, null, 2) : text)
    process.exitCode = exit
  }
} catch (error) {
  const { message, code = '' } = error as NodeJS.ErrnoException
  if (process.argv.includes('--json')) console.log(JSON.stringify({ exit: exitCodes.unknown, error: message }))
  const misunderstood = error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS')
  console.error(misunderstood ? `${message}\n\n${usage}` : message)
  process.exitCode = exitCodes.unknown
}
