import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepOfflinePage } from '#app/features/offline/keep-offline-page.ts'
import { followNavigations, goOnInsteadOfReload } from '#app/features/recovery/go-by-document.ts'
import { reloadForNewVersion } from '#app/features/recovery/reload-for-new-version.ts'
import { addLateLinks } from '#app/layout/late-links.ts'

if (import.meta.env.DEV) await import('./styles/app.css')

// In a task of its own: by now React itself has just been evaluated.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter instrumentations={[followNavigations]} />)
  })
})

addLateLinks()
goOnInsteadOfReload()
reloadForNewVersion()
keepOfflinePage()
