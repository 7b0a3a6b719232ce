import type { RJSFSchema } from '@rjsf/utils'
import { useEffect, useState } from 'react'
import { jsonSchemaOf } from '#content/schemas/json-schemas.ts'
import type { DocumentInfo, StandIn } from './api.ts'
import { schemaOf } from './documents.ts'
import { facts } from './facts-in-text.ts'
import { valueAt } from './form-schema.ts'
import { send } from './requests.ts'
import { Tick } from './ui.tsx'

/** The document that holds a kind of sample content, if it has another name. */
const sampleDocuments: Readonly<Record<string, string>> = {
  rating: 'business:rating',
  reviews: 'reviews:reviews',
  history: 'about',
  projects: 'services/structural-steel-london',
  workedPrices: 'worked-prices',
  craneChart: 'services/crane-hire-services',
  people: 'about',
  software: 'services/3d-modeling-services',
}

const wholePage = 'wording of the page'
const isText = ({ confirm }: StandIn) => confirm?.[1] === 'texts'
const groups: readonly [title: string, holds: (standIn: StandIn) => boolean][] = [
  ['Facts of the firm', ({ file }) => file === 'business.json' || file === 'opening-hours.json'],
  ['Sample content', ({ file }) => file === 'samples.json'],
  ['Texts to be checked by a competent person', (standIn) => isText(standIn) && standIn.path !== wholePage],
  ['Pages to be read through', (standIn) => isText(standIn) && standIn.path === wholePage],
  ['Pictures that are 3D renders', ({ file }) => file === 'pictures.json'],
]

type Task = { title: string; link: string; notes: readonly string[]; confirm?: readonly string[] }

function taskOf({ file, path, what, confirm }: StandIn, documents: readonly DocumentInfo[]): Task {
  const id = file.replace(/\.json$/, '')
  const page = documents.find((document) => document.id === id)?.title ?? id
  const [field = '', below] = path.split('.')
  if (confirm?.[1] === 'texts') {
    const title = path === wholePage ? page : `${page}: ${path}`
    return { title, link: path === wholePage ? id : `${id}:${path}`, notes: [], confirm }
  }
  if (id === 'pictures') return { title: String(below), link: `${id}:${path}`, notes: [] }
  const schema = schemaOf(id)
  const { title = page, description } = ((schema && jsonSchemaOf(schema).properties?.[field]) ?? {}) as RJSFSchema
  if (id === 'samples') {
    const counted = field === 'reviews' ? `${valueAt(facts, ['counts', 'reviews'])} sample reviews` : title
    return { title: counted, link: sampleDocuments[field] ?? field, notes: [description ?? ''], confirm }
  }
  return { title, link: `${id}:${field}`, notes: confirm ? [] : [what], confirm }
}

/** One task for everything that is open in a field. */
function tasksOf(standIns: readonly StandIn[], documents: readonly DocumentInfo[]): Task[] {
  const tasks = new Map<string, Task>()
  for (const task of standIns.map((standIn) => taskOf(standIn, documents))) {
    const key = `${task.title} ${task.link}`
    const same = tasks.get(key)
    const notes = [...new Set([...(same?.notes ?? []), ...task.notes])]
    tasks.set(key, { ...task, notes, confirm: task.confirm ?? same?.confirm })
  }
  return [...tasks.values()]
}

const keyOf = (path: readonly string[] | undefined) => path?.join(' ')

/** What has to be replaced or confirmed before the site goes live. A confirmed entry stays in the list, so that it can be taken back. */
export function BeforeLaunch({ documents }: { documents: readonly DocumentInfo[] }) {
  const [listed, setListed] = useState<readonly StandIn[]>()
  const [open, setOpen] = useState<readonly StandIn[]>([])
  const [message, setMessage] = useState('')
  useEffect(() => {
    send<StandIn[]>('GET', 'stand-ins').then(({ status, body }) => {
      if (status !== 200) return setMessage(body.message ?? '')
      setListed(body)
      setOpen(body)
    })
  }, [])
  async function confirm(path: readonly string[] | undefined, confirmed: boolean) {
    const isTicked = (standIn: StandIn) => keyOf(standIn.confirm) === keyOf(path)
    setOpen(confirmed ? open.filter((standIn) => !isTicked(standIn)) : [...open, ...(listed ?? []).filter(isTicked)])
    const { status, body } = await send<StandIn[]>('POST', 'confirm', { confirm: path, confirmed })
    setMessage(status === 200 ? '' : (body.message ?? ''))
    setOpen(status === 200 ? body : open)
  }
  const isOpen = ({ confirm }: Task) => open.some((standIn) => keyOf(standIn.confirm) === keyOf(confirm))
  return (
    <main className="start">
      <h1>Before launch</h1>
      <p>
        This site came with stand-ins: invented facts, reviews, prices and pictures. Replace each with your own, then
        tick it here. Your visitors see a sample mark until the last tick of its kind.
      </p>
      <p role="status">
        {listed && (open.length > 0 ? <b>{open.length} points are left.</b> : 'Nothing is left. The site can go live.')}{' '}
        {message}
      </p>
      {groups.map(([title, holds]) => {
        const tasks = tasksOf((listed ?? []).filter(holds), documents)
        const left = tasksOf(open.filter(holds), documents).length
        return (
          tasks.length > 0 && (
            <details key={title} open={left > 0 && left < 20}>
              <summary>
                <h2>{title}</h2> <span>{left === 0 ? 'done' : `${left} left`}</span>
              </summary>
              <ul className="tasks">
                {tasks.map((task) => (
                  <li key={`${task.title} ${task.link}`}>
                    {documents.some(({ id }) => id === task.link.split(':')[0]) ? (
                      <a href={`#${encodeURIComponent(task.link)}`}>{task.title}</a>
                    ) : (
                      <b>{task.title}</b>
                    )}
                    {task.notes.join(', ') && <small>{task.notes.join(', ')}</small>}
                    {task.confirm && (
                      <Tick
                        checked={!isOpen(task)}
                        onTick={(on) => confirm(task.confirm, on)}
                        aria-label={`This is ours now: ${task.title}`}
                      >
                        This is ours now
                      </Tick>
                    )}
                  </li>
                ))}
              </ul>
            </details>
          )
        )
      })}
    </main>
  )
}
