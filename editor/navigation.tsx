import type { DocumentInfo } from './api.ts'
import { send } from './requests.ts'
import { Button } from './ui.tsx'
import { draftKeyOf } from './use-document.ts'
import './navigation.css'

type Props = { documents: readonly DocumentInfo[]; current: string | undefined; onNew: () => Promise<void> }

/** The open form may be far down the list. */
const bringIntoView = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest' })

export function Navigation({ documents, current, onNew }: Props) {
  const link = (id: string | undefined, title: string, hidden = false) => (
    <a
      href={`#${id ?? 'before-launch'}`}
      aria-current={id === current ? 'page' : undefined}
      ref={id === current ? bringIntoView : undefined}
    >
      {title} {hidden && <small>hidden</small>} {id && localStorage.getItem(draftKeyOf(id)) && <small>not saved</small>}
    </a>
  )
  async function addService(said = '', typed = ''): Promise<void> {
    const name = prompt(`${said}Name of the service:`, typed)
    if (!name) return
    const { status, body } = await send<DocumentInfo>('POST', 'services', { name })
    if (status !== 201) return addService(`${body.message}\n\n`, name)
    await onNew()
    location.hash = body.id
  }
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
          {group === 'Services' && <Button onClick={() => addService()}>Add a service</Button>}
        </section>
      ))}
    </nav>
  )
}
