import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { PageViews } from '#app/features/analytics/page-views.tsx'
import { Consent } from '#app/features/consent/consent.tsx'
import { goByDocument } from '#app/features/recovery/go-by-document.ts'
import { Breadcrumb } from '#app/layout/breadcrumb.tsx'
import { CrashScreen } from '#app/layout/crash-screen.tsx'
import { Footer } from '#app/layout/footer.tsx'
import { Header } from '#app/layout/header.tsx'
import { PagePictures } from '#app/layout/page-pictures.tsx'
import { QuickContact } from '#app/layout/quick-contact.tsx'
import { RouteFocus } from '#app/layout/route-focus.tsx'
import { SoftNavigation } from '#app/layout/soft-navigation.tsx'
import { iconSvg, tabScale } from '#app/layout/tab-icon.ts'
import { Toasts } from '#app/ui/toasts.tsx'
import { colours } from '#content/brand.ts'
import { siteWords } from '#content/site-words.ts'
import css from './styles/app.css?inline'

/** Written out in the HTML: one request less on every first visit. */
const tabIcon = import.meta.env.SSR && `data:image/svg+xml,${encodeURIComponent(iconSvg(tabScale))}`

/** The document. Its screen styles are written into the HTML at build, so nothing blocks the first paint, and never ship in a script. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={colours.ink} />
        {tabIcon ? <link rel="icon" href={tabIcon} type="image/svg+xml" /> : null}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <noscript>
          <link rel="stylesheet" href="/print.css" media="print" />
        </noscript>
        <Meta />
        <Links />
        {import.meta.env.SSR ? (
          <style href="app" precedence="high">
            {css}
          </style>
        ) : null}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export const clientMiddleware = [goByDocument]

// Made once: a change in the router's state draws again only what looks at that change.
const before = (
  <>
    <Consent />
    <a className="skip-link" href="#main">
      {siteWords.skipLink}
    </a>
    <Header />
    <Breadcrumb />
  </>
)
const after = (
  <>
    <Footer />
    <QuickContact />
    <RouteFocus />
    <SoftNavigation />
    <PageViews />
  </>
)

export default function App() {
  return (
    <Toasts>
      {before}
      <main id="main" tabIndex={-1}>
        <PagePictures>
          <Outlet />
        </PagePictures>
      </main>
      {after}
    </Toasts>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <CrashScreen error={error} />
}
