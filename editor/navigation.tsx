import { useState } from 'react'
import type { DocumentInfo } from './api.ts'
import { send } from './requests.ts'
import { Button, Dialog } from './ui.tsx'

type Props = { documents: readonly DocumentInfo[]; current: string | undefined; onNew: () => Promise<void> }

/** The documents by group, in the server's order. */
export function Navigation({ documents, current, onNew }: Props) {
  const [adding, setAdding] = useState(false)
  const link = (id: string | undefined, title: string) => (
    <a href={`#${id ?? 'before-launch'}`} aria-current={id === current ? 'page' : undefined}>
      {title}
    </a>
  )
  return (
    <nav id="documents" popover="auto" aria-label="Documents">
      {link(undefined, 'Before launch')}
      {Object.entries(Object.groupBy(documents, ({ group }) => group)).map(([group, members = []]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {members.map(({ id, title }) => (
              <li key={id}>{link(id, title)}</li>
            ))}
          </ul>
          {group === 'Services' && <Button onClick={() => setAdding(true)}>Add a service</Button>}
        </section>
      ))}
      {adding && <ServiceDialog onNew={onNew} onClose={() => setAdding(false)} />}
    </nav>
  )
}

function ServiceDialog({ onNew, onClose }: { onNew: () => Promise<void>; onClose: () => void }) {
  const [name, setName] = useState('')
  const [message, setMessage] = useState('')
  async function add() {
    const { status, body } = await send<DocumentInfo>('POST', 'services', { name })
    if (status !== 201) return setMessage(body.message ?? 'The service could not be added.')
    await onNew()
    onClose()
    location.hash = body.id
  }
  return (
    <Dialog title="Add a service" onClose={onClose}>
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
  )
}
