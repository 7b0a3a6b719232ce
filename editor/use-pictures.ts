import { useEffect, useState } from 'react'
import type { Picture } from './api.ts'
import { send } from './requests.ts'
import type { OpenDocument } from './use-document.ts'

/** The pictures that a document can show. */
export function usePictures({ base, change, rebase, setStatus }: OpenDocument) {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  useEffect(() => {
    send<Picture[]>('GET', 'pictures').then(({ status, body }) => {
      if (status === 200) setPictures(body)
      else setStatus(body.message ?? '')
    })
  }, [setStatus])
  const addPicture = (picture: Picture) => setPictures([...pictures.filter(({ id }) => id !== picture.id), picture])
  /** Deletes a picture that no page shows. What else was changed here stays. */
  async function deletePicture(id: string, name: string) {
    if (!confirm(`Delete the picture “${name}” for good?`)) return
    const { status, body } = await send<object>('DELETE', `pictures/${id}`)
    if (status !== 200) return setStatus(body.message ?? '')
    setPictures(pictures.filter((picture) => picture.id !== id))
    change(['pictures', id], undefined)
    rebase(base, body)
    setStatus('Deleted.')
  }
  return { pictures, addPicture, deletePicture }
}
