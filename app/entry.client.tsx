import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepOfflinePage } from '#app/features/offline/keep-offline-page.ts'

if (import.meta.env.DEV) await import('./styles/app.css')

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

keepOfflinePage()
