import { useEffect, useState } from 'react'
import type { StandIn } from '#scripts/launch-check/find-stand-ins.ts'
import type { DocumentInfo } from './api.ts'
import menu from './documents.json' with { type: 'json' }
import { formSchemaOf } from './documents.ts'
import { facts } from './facts.tsx'
import { schemaAt, valueAt } from './form-schema.ts'
import { send } from './requests.ts'
import { Tick } from './ui.tsx'

/** The document that holds a kind of sample content, if it has another name. */
const sampleDocuments: Readonly<Record<string, string>> = menu.samples

const wholePage = 'wording of the page'
const isText = ({ confirm }: StandIn) => confirm?.[1] === 'texts'
const groups: readonly [title: string, holds: (standIn: StandIn) => boolean][] = [
  ['Facts of the firm', ({ file }) => file === 'business.json' || file === 'opening-hours.json'],
  ['Sample content', ({ file }) => file === 'samples.json'],
  ['Texts to be checked by a competent person', (standIn) => isText(standIn) && standIn.path !== wholePage],
  ['Pages to be read through', (standIn) => isText(standIn) && standIn.path === wholePage],
  ['Pictures that are 3D renders', ({ file }) => file === 'pictures.json'],
]

type Task = { title: string; link: string; note?: string; confirm?: readonly string[] }

function taskOf(standIn: StandIn, documents: readonly DocumentInfo[]): Task {
  const { file, path, what, confirm } = standIn
  const id = file.replace(/\.json$/, '')
  const page = documents.find((document) => document.id === id)?.title ?? id
  if (isText(standIn) && path === wholePage) return { title: page, link: id, confirm }
  if (isText(standIn)) return { title: `${page}: ${path}`, link: `${id}:${path}`, confirm }
  const [field = '', below = ''] = path.split('.')
  if (id === 'pictures') return { title: below, link: `${id}:${path}` }
  const { title = page, description } = schemaAt(formSchemaOf(id), undefined, [field])
  if (id !== 'samples') return { title, link: `${id}:${field}`, ...(confirm ? { confirm } : { note: what }) }
  const counted = field === 'reviews' ? `${valueAt(facts, ['counts', 'reviews'])} sample reviews` : title
  return { title: counted, link: sampleDocuments[field] ?? field, note: description, confirm }
}

/** One task for everything that is open in a field. */
function tasksOf(standIns: readonly StandIn[], documents: readonly DocumentInfo[]): Task[] {
  const tasks = standIns.map((standIn) => taskOf(standIn, documents))
  const byField = Object.groupBy(tasks, ({ title, link }) => `${title} ${link}`)
  return Object.values(byField).flatMap((same = []) => {
    const note = [...new Set(same.flatMap((task) => task.note ?? []))].join(', ')
    const confirm = same.find((task) => task.confirm)?.confirm
    return same.slice(0, 1).map((task) => ({ ...task, note, confirm }))
  })
}

const keyOf = ({ confirm }: { confirm?: readonly string[] }) => confirm?.join(' ')

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
  const mark = (task: Task, confirmed: boolean) =>
    setOpen((all) => {
      const others = all.filter((standIn) => keyOf(standIn) !== keyOf(task))
      return confirmed ? others : [...others, ...(listed ?? []).filter((standIn) => keyOf(standIn) === keyOf(task))]
    })
  async function confirm(task: Task, confirmed: boolean) {
    mark(task, confirmed)
    const { status, body } = await send<StandIn[]>('POST', 'confirm', { confirm: task.confirm, confirmed })
    setMessage(status === 200 ? '' : (body.message ?? ''))
    // Not the list in the answer: the owner may have ticked others since.
    if (status !== 200) mark(task, !confirmed)
  }
  return (
    <main className="start">
      <h1>Before launch</h1>
      <p>
        This site came with stand-ins: invented facts, reviews, prices and pictures. Replace each with your own, then
        tick it here. Your visitors see a sample mark until the last tick of its kind.
      </p>
      <p role="status">
        {listed && (open.length > 0 ? <b>Points left: {open.length}.</b> : 'Nothing is left. The site can go live.')}{' '}
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
                    {task.note && <small>{task.note}</small>}
                    {task.confirm && (
                      <Tick
                        checked={!open.some((standIn) => keyOf(standIn) === keyOf(task))}
                        onTick={(on) => confirm(task, on)}
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
