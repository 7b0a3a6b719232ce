import { alarms } from '#content/desk.ts'
import type { Message } from './post.ts'
import type { Cause } from './rules.ts'

export type Alarm = { cause: Cause | 'test'; state: 'alarm' | 'all-clear'; site: string; title: string; text: string }

type Facts = { site: string; [name: string]: string | number }

/** Writes an alarm without personal data; `facts` fill the {braces}. */
export function writeAlarm(cause: Alarm['cause'], state: Alarm['state'], { site, ...facts }: Facts): Alarm {
  const copy = alarms.causes[cause]
  const title = state === 'alarm' ? alarms.title : alarms.allClearTitle
  const filled = Object.entries(facts).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    state === 'alarm' ? (copy.text as string) : copy.allClear,
  )
  return { cause, state, site, title: title.replace('{site}', site).replace('{problem}', copy.problem), text: filled }
}

function json(url: string, content: unknown): Message {
  return { url, method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) }
}

function teamsCard({ title, text }: Alarm) {
  const body = [
    { type: 'TextBlock', text: title, weight: 'Bolder', wrap: true },
    { type: 'TextBlock', text, wrap: true },
  ]
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.2',
    body,
  }
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }] }
}

type Format = {
  /** Webhooks whose host matches get this format by themselves. */
  host?: RegExp
  message: (url: string, alarm: Alarm) => Message
}

const formats = {
  // Receivers such as Mattermost show `text` only, so it holds everything.
  json: { message: (url, alarm) => json(url, { ...alarm, text: `${alarm.title}\n${alarm.text}` }) },
  slack: {
    host: /^hooks\.slack\.com$/,
    message: (url, { title, text }) => json(url, { text: `*${title}*\n${text}` }),
  },
  teams: {
    host: /(^|\.)(webhook\.office\.com|logic\.azure\.com|powerplatform\.com)$/,
    message: (url, alarm) => json(url, teamsCard(alarm)),
  },
  ntfy: {
    host: /^ntfy\.sh$/,
    message: (url, { state, title, text }) => {
      const [priority, tags] = state === 'alarm' ? ['high', 'rotating_light'] : ['default', 'white_check_mark']
      const headers = { title, priority, tags, 'content-type': 'text/plain; charset=utf-8' }
      return { url, method: 'POST', headers, body: text }
    },
  },
} satisfies Record<string, Format>

export type AlertFormat = keyof typeof formats
export const alertFormats = Object.keys(formats) as AlertFormat[]

export function formatOf(url: string): AlertFormat {
  const { hostname } = new URL(url)
  return alertFormats.find((name) => (formats[name] as Format).host?.test(hostname)) ?? 'json'
}

export function messageFor(format: AlertFormat, url: string, alarm: Alarm): Message {
  return formats[format].message(url, alarm)
}
