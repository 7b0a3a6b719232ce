import { useState } from 'react'
import type { DocumentInfo } from './api.ts'
import { send } from './requests.ts'
import { Button, Dialog } from './ui.tsx'

type Props = { documents: readonly DocumentInfo[]; current: string | undefined; onNew: () => Promise<void> }

/** The documents by group, in the server's order. */
export function Navigation({ documents, current, onNew }: Props) {
  const [adding, setAdding] = useState(false)
  const [name, setName] = useState('')
  const [message, setMessage] = useState('')
  const groups = [...new Set(documents.map(({ group }) => group))]
  const isCurrent = (id: string | undefined) => (id === current ? 'page' : undefined)

  async function add() {
    const { status, body } = await send<DocumentInfo>('POST', 'services', { name })
    if (status !== 201) return setMessage(body.message ?? 'The service could not be added.')
    await onNew()
    setAdding(false)
    location.hash = body.id
  }
  return (
    <nav aria-label="Documents">
      <a href="#before-launch" aria-current={isCurrent(undefined)}>
        Before launch
      </a>
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {documents.map(
              ({ id, title, ...document }) =>
                document.group === group && (
                  <li key={id}>
                    <a href={`#${id}`} aria-current={isCurrent(id)}>
                      {title}
                    </a>
                  </li>
                ),
            )}
          </ul>
          {group === 'Services' && <Button onClick={() => setAdding(true)}>Add a service</Button>}
        </section>
      ))}
      {adding && (
        <Dialog title="Add a service" onClose={() => setAdding(false)}>
          <label>
            Name of the service
            <input value={name} onChange={({ target }) => setName(target.value)} />
          </label>
          <p className="error" role="alert">
            {message}
          </p>
          <Button primary onClick={add}>
            Add
          </Button>
        </Dialog>
      )}
    </nav>
  )
}
