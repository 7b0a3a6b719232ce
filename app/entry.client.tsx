import { startTransition } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { keepOfflinePage } from '#app/features/offline/keep-offline-page.ts'
import { followNavigations, goOnInsteadOfReload } from '#app/features/recovery/go-by-document.ts'
import { reloadForNewVersion } from '#app/features/recovery/reload-for-new-version.ts'
import { nameFragmentEntries } from '#app/layout/fragment-entries.ts'
import { addLateLinks } from '#app/layout/late-links.ts'

if (import.meta.env.DEV) await import('./styles/app.css')

/** Ends a task, so that what the visitor does meanwhile is answered. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

async function hydrate(): Promise<void> {
  await pause()
  // React DOM is evaluated here and not with this file: together they would be one long task on a phone.
  const { hydrateRoot } = await import('react-dom/client')
  await pause()
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter useTransitions={false} instrumentations={[followNavigations]} />)
  })
}

nameFragmentEntries()
void hydrate()
addLateLinks()
goOnInsteadOfReload()
reloadForNewVersion()
keepOfflinePage()
