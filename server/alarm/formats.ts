import { alarms } from '#content/desk.ts'
import type { Message } from './post.ts'
import type { Cause } from './rules.ts'

export const alertFormats = ['json', 'slack', 'teams', 'ntfy'] as const
export type AlertFormat = (typeof alertFormats)[number]

const hosts: readonly [RegExp, AlertFormat][] = [
  [/^hooks\.slack\.com$/, 'slack'],
  [/(^|\.)(webhook\.office\.com|logic\.azure\.com|powerplatform\.com)$/, 'teams'],
  [/^ntfy\.sh$/, 'ntfy'],
]

export function formatOf(url: string): AlertFormat {
  const { hostname } = new URL(url)
  return hosts.find(([host]) => host.test(hostname))?.[1] ?? 'json'
}

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

export function messageFor(format: AlertFormat, url: string, alarm: Alarm): Message {
  const { state, title, text } = alarm
  switch (format) {
    case 'json':
      // Receivers such as Mattermost show `text` only, so it holds everything.
      return json(url, { ...alarm, text: `${title}\n${text}` })
    case 'slack':
      return json(url, { text: `*${title}*\n${text}` })
    case 'teams':
      return json(url, teamsCard(alarm))
    case 'ntfy': {
      const priority =
        state === 'alarm'
          ? { priority: 'high', tags: 'rotating_light' }
          : { priority: 'default', tags: 'white_check_mark' }
      return {
        url,
        method: 'POST',
        headers: { title, ...priority, 'content-type': 'text/plain; charset=utf-8' },
        body: text,
      }
    }
  }
}
