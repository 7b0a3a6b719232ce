import { useState } from 'react'
import type { DocumentInfo } from './api.ts'
import { headlineNote } from './headlines.ts'
import { send } from './requests.ts'
import { Button } from './ui.tsx'

type Props = { documents: readonly DocumentInfo[]; current: string | undefined; onNew: () => Promise<void> }

/** The documents by group, in the server's order. */
export function Navigation({ documents, current, onNew }: Props) {
  const link = (id: string | undefined, title: string, hidden = false) => (
    <a href={`#${id ?? 'before-launch'}`} aria-current={id === current ? 'page' : undefined}>
      {title} {hidden && <small>hidden</small>}
    </a>
  )
  return (
    <nav aria-label="Documents">
      {link(undefined, 'Before launch')}
      {Object.entries(Object.groupBy(documents, ({ group }) => group)).map(([group, members = []]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {members.map(({ id, title, hidden }) => (
              <li key={id}>{link(id, title, hidden)}</li>
            ))}
          </ul>
          {group === 'Services' && <AddService onNew={onNew} />}
        </section>
      ))}
    </nav>
  )
}

function AddService({ onNew }: Pick<Props, 'onNew'>) {
  const [name, setName] = useState('')
  const [message, setMessage] = useState('')
  async function add(event: { preventDefault: () => void }) {
    event.preventDefault()
    const headline = headlineNote(['hero', 'title'], name)
    if (headline?.fits === false) return setMessage(headline.message)
    const { status, body } = await send<DocumentInfo>('POST', 'services', { name })
    if (status !== 201) return setMessage(body.message ?? '')
    await onNew()
    setName('')
    setMessage('')
    location.hash = body.id
  }
  return (
    <details>
      <summary>Add a service</summary>
      <form className="fields" onSubmit={add}>
        <label>
          Name of the service
          <input value={name} onChange={({ target }) => setName(target.value)} />
        </label>
        <p className="error" role="alert">
          {message}
        </p>
        <Button primary type="submit">
          Add
        </Button>
      </form>
    </details>
  )
}
