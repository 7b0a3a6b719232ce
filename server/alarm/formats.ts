import { alarms } from '#content/desk.ts'
import type { Message } from './post.ts'
import type { Cause } from './rules.ts'

export const alertFormats = ['json', 'slack', 'teams', 'ntfy', 'healthchecks'] as const
export type AlertFormat = (typeof alertFormats)[number]

const hosts: readonly [RegExp, AlertFormat][] = [
  [/^hooks\.slack\.com$/, 'slack'],
  [/(^|\.)(webhook\.office\.com|logic\.azure\.com|powerplatform\.com)$/, 'teams'],
  [/^ntfy\.sh$/, 'ntfy'],
  [/^hc-ping\.com$/, 'healthchecks'],
]

/** What a webhook understands where nobody has said: by its host, else JSON. */
export function formatOf(url: string): AlertFormat {
  const { hostname } = new URL(url)
  return hosts.find(([host]) => host.test(hostname))?.[1] ?? 'json'
}

/** An alarm in words. No personal data in any of it. */
export type Alarm = { cause: Cause | 'test'; state: 'alarm' | 'all-clear'; site: string; title: string; text: string }

type Facts = { site: string; minutes?: number; count?: number; limit?: number }

/** Writes the alarm of a cause; `facts` fill the {braces}. */
export function writeAlarm(cause: Alarm['cause'], state: Alarm['state'], { site, ...facts }: Facts): Alarm {
  const words = alarms.causes[cause]
  const title = state === 'alarm' ? alarms.title : alarms.allClearTitle
  const filled = Object.entries(facts).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    state === 'alarm' ? (words.text as string) : words.allClear,
  )
  return { cause, state, site, title: title.replace('{site}', site).replace('{problem}', words.problem), text: filled }
}

function json(url: string, content: unknown): Message {
  return { url, method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) }
}

/** An Adaptive Card, which is what a Teams workflow ("when a webhook request is received") posts to a channel. */
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

/** Healthchecks takes a failure at `/fail` of the check's own address. */
function failAddress(url: string): string {
  const address = new URL(url)
  address.pathname = `${address.pathname.replace(/\/$/, '')}/fail`
  return address.href
}

/** The alarm as the receiver at `url` understands it. */
export function messageFor(format: AlertFormat, url: string, alarm: Alarm): Message {
  const { state, title, text } = alarm
  switch (format) {
    case 'json':
      // `text` is all there is to read for receivers that show that and nothing else, as Slack and Mattermost do.
      return json(url, { ...alarm, text: `${title}\n${text}` })
    case 'slack':
      return json(url, { text: `*${title}*\n${text}` })
    case 'teams':
      return json(url, teamsCard(alarm))
    case 'ntfy': {
      const mood =
        state === 'alarm'
          ? { priority: 'high', tags: 'rotating_light' }
          : { priority: 'default', tags: 'white_check_mark' }
      return {
        url,
        method: 'POST',
        headers: { title, ...mood, 'content-type': 'text/plain; charset=utf-8' },
        body: text,
      }
    }
    case 'healthchecks': {
      const target = state === 'alarm' ? failAddress(url) : url
      return {
        url: target,
        method: 'POST',
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: `${title}\n${text}`,
      }
    }
  }
}
