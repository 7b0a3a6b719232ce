import { useCallback, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { colours } from '#content/brand.ts'
import { pictureIds } from '#content/schemas/fields.ts'
import type { DocumentInfo, Picture } from './api.ts'
import { BeforeLaunch } from './before-launch.tsx'
import { DocumentForm } from './document-form.tsx'
import { loadFacts } from './facts-in-text.ts'
import { Navigation } from './navigation.tsx'
import { Preview } from './preview.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { send } from './requests.ts'
import { Button } from './ui.tsx'
import './page.css'

/** The document that the address names, and the field in it: `#reviews:reviews.0.name`. */
function placeIn(hash: string) {
  const [id = '', field = ''] = decodeURIComponent(hash.slice(1)).split(/:(.*)/)
  return { id, field, hash }
}

function Editor() {
  const [documents, setDocuments] = useState<readonly DocumentInfo[]>([])
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const [place, setPlace] = useState(() => placeIn(location.hash))
  const [wanted, setWanted] = useState<typeof place>()
  const [problem, setProblem] = useState('')
  const [publishing, setPublishing] = useState(false)
  /** What a narrow window shows in place of the form. */
  const [shown, show] = useState<'menu' | 'page'>()
  const [follow, setFollow] = useState<readonly string[]>([])
  const unsaved = useRef(false)
  const noteUnsaved = useCallback((is: boolean) => {
    unsaved.current = is
  }, [])

  const load = useCallback(async () => {
    const [list, all] = await Promise.all([
      send<DocumentInfo[]>('GET', 'documents'),
      send<Picture[]>('GET', 'pictures'),
      loadFacts(),
    ])
    if (list.status !== 200 || all.status !== 200) return setProblem(list.body.message ?? all.body.message ?? '')
    for (const { id } of all.body) pictureIds.add(id)
    setPictures(all.body)
    setDocuments(list.body)
  }, [])
  useEffect(() => {
    load()
  }, [load])
  useEffect(() => {
    function go() {
      const next = placeIn(location.hash)
      show(undefined)
      if (next.id !== place.id && unsaved.current) return setWanted(next)
      setPlace(next)
    }
    const ask = (event: BeforeUnloadEvent) => unsaved.current && event.preventDefault()
    addEventListener('hashchange', go)
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('hashchange', go)
      removeEventListener('beforeunload', ask)
    }
  }, [place])
  const info = documents.find(({ id }) => id === place.id)
  useEffect(() => {
    document.title = `${info?.title ?? 'Before launch'} · Edit the site`
  }, [info])

  function leave(isLeaving: boolean) {
    if (isLeaving && wanted) setPlace(wanted)
    else history.replaceState(null, '', place.hash || '#before-launch')
    setWanted(undefined)
  }
  function addPicture(picture: Picture) {
    pictureIds.add(picture.id)
    setPictures((others) => [...others, picture])
  }
  const toggle = (part: 'menu' | 'page', label: string) => (
    <Button
      className="button button--ghost narrow"
      aria-expanded={shown === part}
      onClick={() => show(shown === part ? undefined : part)}
    >
      {label}
    </Button>
  )
  return (
    <div className="editor" data-shown={shown}>
      <header className="top">
        <b>Edit the site</b>
        {toggle('menu', 'Menu')}
        {info && toggle('page', 'Page')}
        <Button onClick={() => setPublishing(true)}>Publish</Button>
      </header>
      <Navigation documents={documents} current={info?.id} onNew={load} />
      {problem && <p role="alert">{problem}</p>}
      {info && (
        <>
          <DocumentForm
            key={info.id}
            info={info}
            field={place.field}
            pictures={pictures}
            onPicture={addPicture}
            leaving={wanted !== undefined}
            onLeave={leave}
            onUnsaved={noteUnsaved}
            onFollow={setFollow}
          />
          <Preview key={info.page} page={info.page} follow={follow} />
        </>
      )}
      {!info && documents.length > 0 && <BeforeLaunch documents={documents} />}
      {publishing && <PublishDialog onClose={() => setPublishing(false)} />}
    </div>
  )
}

for (const [name, colour] of Object.entries(colours))
  document.documentElement.style.setProperty(`--color-${name}`, colour)
const root = document.getElementById('root')
if (root) createRoot(root).render(<Editor />)
