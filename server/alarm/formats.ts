import { alarms } from '#content/alarms.ts'
import { fillIn } from '#content/fill-in.ts'
import type { Message } from './post.ts'
import type { Cause } from './rules.ts'

export type Alarm = { cause: Cause | 'test'; state: 'alarm' | 'all-clear'; site: string; title: string; text: string }

type Facts = { site: string; [name: string]: string | number }

/** Writes an alarm without personal data; `facts` fill the {braces}. */
export function writeAlarm(cause: Alarm['cause'], state: Alarm['state'], { site, ...facts }: Facts): Alarm {
  const { problem, text, allClear } = alarms.causes[cause]
  const title = fillIn(state === 'alarm' ? alarms.title : alarms.allClearTitle, { site, problem })
  return { cause, state, site, title, text: fillIn(state === 'alarm' ? text : allClear, facts) }
}

function json(content: unknown): Message {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) }
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
  message: (alarm: Alarm) => Message
}

const formats = {
  // Receivers such as Mattermost show `text` only, so it holds everything.
  json: { message: (alarm) => json({ ...alarm, text: `${alarm.title}\n${alarm.text}` }) },
  slack: {
    host: /^hooks\.slack\.com$/,
    message: ({ title, text }) => json({ text: `*${title}*\n${text}` }),
  },
  teams: {
    host: /(^|\.)(webhook\.office\.com|logic\.azure\.com|powerplatform\.com)$/,
    message: (alarm) => json(teamsCard(alarm)),
  },
  ntfy: {
    host: /^ntfy\.sh$/,
    message: ({ state, title, text }) => {
      const [priority, tags] = state === 'alarm' ? ['high', 'rotating_light'] : ['default', 'white_check_mark']
      const headers = { title, priority, tags, 'content-type': 'text/plain; charset=utf-8' }
      return { method: 'POST', headers, body: text }
    },
  },
} satisfies Record<string, Format>

export type AlertFormat = keyof typeof formats
export const alertFormats = Object.keys(formats) as AlertFormat[]

export function formatOf(url: string): AlertFormat {
  const { hostname } = new URL(url)
  return alertFormats.find((name) => (formats[name] as Format).host?.test(hostname)) ?? 'json'
}

export function messageFor(format: AlertFormat, alarm: Alarm): Message {
  return formats[format].message(alarm)
}
