import { createContext } from 'react'
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

/** The open document, for its fields. */
export const EditingContext = createContext({} as ReturnType<typeof useEditing>)
