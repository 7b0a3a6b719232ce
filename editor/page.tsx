import { Component, type PropsWithChildren, useCallback, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { colours } from '#content/brand.ts'
import type { DocumentInfo } from './api.ts'
import { BeforeLaunch } from './before-launch.tsx'
import { DocumentForm } from './document-form.tsx'
import { placeIn } from './documents.ts'
import { loadFacts } from './facts.ts'
import { Navigation } from './navigation.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { send } from './requests.ts'
import { Button } from './ui.tsx'
import './page.css'

/** An error in a form leaves the rest of the editor usable. */
class FormBoundary extends Component<PropsWithChildren> {
  static getDerivedStateFromError = () => ({ failed: true })
  override state = { failed: false }
  override render() {
    const message = 'This form cannot be shown. Your text is kept. Load the page again.'
    return this.state.failed ? <p role="alert">{message}</p> : this.props.children
  }
}

function Editor() {
  const [documents, setDocuments] = useState<readonly DocumentInfo[]>([])
  const [place, setPlace] = useState(() => placeIn(location.hash))
  const [message, setMessage] = useState('')
  const [publishing, setPublishing] = useState(false)
  const load = useCallback(async () => {
    const [{ status, body }] = await Promise.all([send<DocumentInfo[]>('GET', 'documents'), loadFacts()])
    if (status === 200) setDocuments(body)
    else setMessage(body.message ?? '')
  }, [])
  useEffect(() => {
    const go = () => {
      setPlace(placeIn(location.hash))
      setMessage('')
    }
    load()
    addEventListener('hashchange', go)
    return () => removeEventListener('hashchange', go)
  }, [load])
  const info = documents.find(({ id }) => id === place.id)
  /** Without its document, the start page is shown. */
  async function showDeleted(deleted: string) {
    await load()
    setMessage(deleted)
  }
  return (
    <>
      <title>{`${info?.title ?? 'Before launch'} · Edit the site`}</title>
      <header className="row">
        <b>Edit the site</b>
        <span role="status">{message}</span>
        <Button onClick={() => setPublishing(true)}>Publish</Button>
      </header>
      <Navigation documents={documents} current={info?.id} onNew={load} />
      {info && (
        <FormBoundary key={info.id}>
          <DocumentForm info={info} field={place.field} onSaved={load} onDeleted={showDeleted} />
        </FormBoundary>
      )}
      {!info && documents.length > 0 && <BeforeLaunch documents={documents} />}
      <datalist id="pages">
        {[...new Set(documents.flatMap(({ id, page, hidden }) => (hidden || id === info?.id ? [] : page)))].map(
          (page) => (
            <option key={page} value={page} />
          ),
        )}
      </datalist>
      {publishing && <PublishDialog documents={documents} onClose={() => setPublishing(false)} />}
    </>
  )
}

for (const [name, colour] of Object.entries(colours))
  document.documentElement.style.setProperty(`--color-${name}`, colour)
const root = document.getElementById('root')
if (root) createRoot(root).render(<Editor />)
