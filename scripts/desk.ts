import { parseArgs } from 'node:util'
import { isReference } from '#domain/reference.ts'
import { type Config, loadEnvironment, readConfig } from '#server/config.ts'
import { explain } from '#server/explain.ts'
import { buildSettings } from './build-settings.ts'
import { sendTestAlarm } from './desk/alarm.ts'
import { checkMailDomain } from './desk/check.ts'
import { type ExitCode, exitCodes } from './desk/exit-codes.ts'
import { listing, listingText } from './desk/list.ts'
import { type ReachedDesk, reachDesk } from './desk/reach.ts'
import { enquiryText } from './desk/show.ts'
import { usage } from './desk/usage.ts'

const options = {
  json: { type: 'boolean', default: false },
  personal: { type: 'boolean', default: false },
  selector: { type: 'string' },
  dns: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** What a command found: `text` for people, `data` for --json. */
type Outcome = { exit: ExitCode; text: string; data: object }

/** A command line that cannot be understood. */
class UsageError extends Error {}

function referenceFrom(text: string | undefined): string {
  const reference = text?.toUpperCase() ?? ''
  if (!isReference(reference)) throw new UsageError(`${text ?? 'nothing'} is no reference, such as ES-7K4P-2Q`)
  return reference
}

async function withDesk(
  config: Config,
  siteUrl: string,
  sending: boolean,
  work: (desk: ReachedDesk) => Promise<Outcome>,
): Promise<Outcome> {
  const desk = await reachDesk(config, { sending, siteUrl })
  try {
    const outcome = await work(desk)
    return { ...outcome, data: { through: desk.how, ...outcome.data } }
  } finally {
    await desk.close()
  }
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome & { json: boolean }> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const { json } = values
  const [command = 'list', argument] = positionals
  if (values.help) return { exit: exitCodes.well, text: usage, data: { usage }, json: false }
  const config = readConfig(env)
  const { siteUrl } = buildSettings(env)
  const now = Date.now()
  const say = json ? () => undefined : (line: string) => console.log(line)
  const desk = (sending: boolean, work: (desk: ReachedDesk) => Promise<Outcome>) =>
    withDesk(config, siteUrl, sending, work)

  const commands: Record<string, () => Promise<Outcome>> = {
    list: () =>
      desk(false, async ({ operations, how }) => {
        const found = listing(await operations.list(), config.alertAfterMinutes, now)
        return { exit: found.exit, text: `Through: ${how}\n\n${listingText(found, now)}`, data: found }
      }),
    show: () => {
      const reference = referenceFrom(argument)
      return desk(false, async ({ operations }) => {
        const view = await operations.show(reference, values.personal)
        if (!view) return { exit: exitCodes.unknown, text: `${reference} is not known`, data: { error: 'not known' } }
        return { exit: exitCodes.well, text: enquiryText(view, now), data: view }
      })
    },
    retry: () => {
      const reference = argument === 'all' ? null : referenceFrom(argument)
      return desk(false, async ({ operations, how }) => {
        const mails = await operations.retry(reference)
        const sender =
          how === 'database' ? 'They go out when the server is started.' : 'A running server tries them now.'
        const text = mails > 0 ? `Mails queued: ${mails}. ${sender}` : 'Nothing to try again.'
        return { exit: mails > 0 || !reference ? exitCodes.well : exitCodes.warning, text, data: { mails } }
      })
    },
    test: () =>
      desk(true, async ({ operations }) => {
        const steps: string[] = []
        const outcome = await operations.test((step) => {
          steps.push(step)
          say(step)
        })
        const exit = { taken: exitCodes.well, waiting: exitCodes.warning, refused: exitCodes.critical }[outcome.result]
        const text =
          exit === exitCodes.well ? 'All well: look for the mail marked [test].' : 'Not delivered: see above.'
        return { exit, text, data: { ...outcome, steps } }
      }),
    alarm: () => sendTestAlarm(config, siteUrl),
    check: () => checkMailDomain(config, values),
  }
  const chosen = commands[command]
  if (!chosen) throw new UsageError(`there is no command ${command}`)
  return { ...(await chosen()), json }
}

const env = loadEnvironment()
try {
  const { exit, text, data, json } = await run(process.argv.slice(2), env)
  console.log(json ? JSON.stringify({ exit, ...data }, null, 2) : text)
  process.exitCode = exit
} catch (error) {
  const usageError = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  const explained = explain(error, { host: '', port: 0 })
  const message = explained instanceof Error ? explained.message : String(explained)
  if (process.argv.includes('--json')) console.log(JSON.stringify({ exit: exitCodes.unknown, error: message }))
  console.error(usageError ? `${message}\n\n${usage}` : message)
  process.exitCode = exitCodes.unknown
}
