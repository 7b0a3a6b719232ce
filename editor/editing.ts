import { createContext, use } from 'react'
import { useDocument } from './use-document.ts'
import { usePictures } from './use-pictures.ts'
import { useRemoval } from './use-removal.ts'

export function useEditing(id: string, onSaved: () => void) {
  const document = useDocument(id, onSaved)
  const removal = useRemoval(document)
  function discard() {
    removal.setRemoved(undefined)
    document.discard()
  }
  return { ...document, ...removal, ...usePictures(document), discard }
}

export const EditingContext = createContext<ReturnType<typeof useEditing> | null>(null)

/** The open document, for its fields. */
export function useOpenDocument() {
  const opened = use(EditingContext)
  if (!opened) throw new Error('There is no open document around this component')
  return opened
}
