import { startTransition, useCallback, useEffect, useOptimistic, useState } from 'react'
import { isoDay, longDate } from '#content/long-date.ts'
import type { DocumentInfo, LaunchTask } from './api.ts'
import { Thumbnail } from './pictures.tsx'
import { send } from './requests.ts'
import { Tick } from './ui.tsx'
import './before-launch.css'

type Documents = readonly DocumentInfo[]
type Confirm = (tasks: readonly LaunchTask[], confirmed: boolean) => void

type GroupProps = { group: string; members: readonly LaunchTask[]; documents: Documents; onConfirm: Confirm }

function TaskGroup({ group, members, documents, onConfirm }: GroupProps) {
  const open = members.filter((task) => task.open)
  const ticks = members.filter(({ confirm, blocked }) => confirm && !blocked)
  return (
    <details open={open.length > 0 && open.length < 20}>
      <summary>
        <h2>{group}</h2> <span>{open.length === 0 ? 'done' : `${open.length} left`}</span>
      </summary>
      {ticks.length > 1 && ticks.length === members.length && (
        <Tick checked={ticks.every((task) => task.date)} onTick={(on) => onConfirm(ticks, on)}>
          All {ticks.length} of them are right, and I have checked each
        </Tick>
      )}
      <ul className="tasks">
        {members.map((task) => {
          const document = documents.find(({ id }) => id === task.file)
          const name = task.title || [document?.title, task.field].filter(Boolean).join(': ')
          const link = [task.file, task.field].filter(Boolean).join(':')
          return (
            <li key={`${link} ${name}`}>
              {task.picture && <Thumbnail src={`/pictures/${task.picture}`} />}
              <span>
                <a href={`#${encodeURIComponent(link)}`}>{name}</a> <small>{task.note}</small>
              </span>
              {task.confirm ? (
                <Tick
                  checked={Boolean(task.date)}
                  disabled={task.blocked}
                  onTick={(on) => onConfirm([task], on)}
                  aria-label={`This is right: ${name}`}
                >
                  {task.date ? `Right, ${longDate(task.date)}` : 'This is right'}
                </Tick>
              ) : (
                <small>done once you replace it</small>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** What has to be replaced or confirmed before the site goes live. A confirmed entry stays in the list, so that it can be taken back. */
export function BeforeLaunch({ documents }: { documents: Documents }) {
  const [answered, setTasks] = useState<readonly LaunchTask[]>()
  /** A tick shows at once; the server takes a second. */
  const [tasks, showTasks] = useOptimistic(answered)
  const [message, setMessage] = useState('Looking for what is left …')
  const ask = useCallback(async (method: string, path: string, sent?: object) => {
    const { status, body } = await send<LaunchTask[]>(method, path, sent)
    if (status === 200) setTasks(body)
    setMessage(body.message ?? '')
  }, [])
  useEffect(() => {
    ask('GET', 'launch-tasks')
  }, [ask])
  const confirm: Confirm = (ticked, confirmed) =>
    startTransition(async () => {
      const changed = { date: confirmed ? isoDay(new Date()) : '', open: !confirmed }
      showTasks(tasks?.map((task) => (ticked.includes(task) ? { ...task, ...changed } : task)))
      await ask('POST', 'confirm', { confirm: ticked.map((task) => task.confirm), confirmed })
    })
  const left = tasks?.filter(({ open }) => open).length ?? 0
  return (
    <main className="start">
      <h1>Before launch</h1>
      <p>
        This site came with invented facts, reviews, prices and pictures. Replace each with your own, then tick it here.
        Your visitors see a sample mark until the last tick of its kind.
      </p>
      <p role="status">
        {tasks && (left > 0 ? <b>Points left: {left}.</b> : 'Nothing is left. The site can go live.')} {message}
      </p>
      {Object.entries(Object.groupBy(tasks ?? [], (task) => task.group)).map(([group, members = []]) => (
        <TaskGroup key={group} group={group} members={members} documents={documents} onConfirm={confirm} />
      ))}
    </main>
  )
}
