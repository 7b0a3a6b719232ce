import { createStore, delMany, entries, set } from 'idb-keyval'

/** Attachments outlive the page in IndexedDB, under a key that only this tab knows. */
type Kept = { files: readonly File[]; since: number }

const dayLength = 86_400_000
const store = () => createStore('enquiries', 'attachments')

/** The key of this tab, which is gone when the tab closes. Throws where storage is forbidden. */
function keyOf(form: string): string {
  const tab = sessionStorage.getItem('tab') ?? crypto.randomUUID()
  sessionStorage.setItem('tab', tab)
  return `${tab} ${form}`
}

/** The files attached to this form in this tab; none where storage is forbidden. Deletes files older than a day. */
export async function readFiles(form: string): Promise<readonly File[]> {
  try {
    const all = await entries<string, Kept>(store())
    const old = all.filter(([, { since }]) => Date.now() - since > dayLength)
    const outdated = old.map(([key]) => key)
    if (outdated.length > 0) await delMany(outdated, store())
    return all.find(([key]) => key === keyOf(form))?.[1].files ?? []
  } catch {
    return []
  }
}

/** Saves the files of a form; an empty list deletes them. */
export async function saveFiles(form: string, files: readonly File[]): Promise<void> {
  try {
    if (files.length > 0) await set(keyOf(form), { files, since: Date.now() } satisfies Kept, store())
    else await delMany([keyOf(form)], store())
  } catch {
    // Storage is forbidden: the files last as long as the page.
  }
}
