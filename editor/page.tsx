import { useCallback, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { colours } from '#content/brand.ts'
import type { DocumentInfo } from './api.ts'
import { BeforeLaunch } from './before-launch.tsx'
import { DocumentForm } from './document-form.tsx'
import { placeIn } from './documents.ts'
import { loadFacts } from './facts.tsx'
import { Navigation } from './navigation.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { send } from './requests.ts'
import { Button } from './ui.tsx'
import './page.css'

function Editor() {
  const [documents, setDocuments] = useState<readonly DocumentInfo[]>([])
  const [place, setPlace] = useState(() => placeIn(location.href))
  const [problem, setProblem] = useState('')
  const [publishing, setPublishing] = useState(false)
  const load = useCallback(async () => {
    const [{ status, body }] = await Promise.all([send<DocumentInfo[]>('GET', 'documents'), loadFacts()])
    if (status === 200) setDocuments(body)
    else setProblem(body.message ?? '')
  }, [])
  useEffect(() => {
    function follow() {
      setPlace(placeIn(location.href))
      document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
    }
    // A form with unsaved changes puts the address back first.
    const go = () => setTimeout(follow)
    load()
    addEventListener('hashchange', go)
    return () => removeEventListener('hashchange', go)
  }, [load])
  const info = documents.find(({ id }) => id === place.id)
  return (
    <div className="editor">
      <title>{`${info?.title ?? 'Before launch'} · Edit the site`}</title>
      <header className="top">
        <b>Edit the site</b>
        <Button className="button button--ghost narrow" popoverTarget="documents">
          Menu
        </Button>
        {info && (
          <Button className="button button--ghost narrow" popoverTarget="preview">
            Page
          </Button>
        )}
        <Button onClick={() => setPublishing(true)}>Publish</Button>
      </header>
      <Navigation documents={documents} current={info?.id} onNew={load} />
      {problem && <p role="alert">{problem}</p>}
      {info && <DocumentForm key={info.id} info={info} field={place.field} />}
      {!info && documents.length > 0 && <BeforeLaunch documents={documents} />}
      {publishing && <PublishDialog onClose={() => setPublishing(false)} />}
    </div>
  )
}

for (const [name, colour] of Object.entries(colours))
  document.documentElement.style.setProperty(`--color-${name}`, colour)
const root = document.getElementById('root')
if (root) createRoot(root).render(<Editor />)
