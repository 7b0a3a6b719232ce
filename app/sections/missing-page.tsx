import type { ReactNode } from 'react'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { notFound } from '#content/page-content.ts'

/** The 404 page (spec 8). `children` is its drawing. */
export function MissingPage({ children }: { children: ReactNode }) {
  return (
    <section className="py-xl">
      <div className="page-width grid gap-xl">
        <div className="grid gap-x-columns gap-y-l lg:grid-cols-(--split-7) lg:items-end">
          <div className="grid gap-m">
            <p className="section-tag note-text text-oxide">{notFound.mark}</p>
            <h1 className="text-page">{notFound.title}</h1>
            <p className="max-w-column text-slate">{notFound.text}</p>
            <div className="action-row">
              <ActionLink action={notFound.home} />
              <Button look="ghost" className="go-back noscript:hidden">
                {notFound.back.label}
              </Button>
              <ActionLink action={notFound.call} look="ghost" />
            </div>
          </div>
          <div>
            <h2 className="text-subheading">{notFound.services.title}</h2>
            <ul className="mt-xs grid gap-x-m border-t border-ink pt-2xs sm:grid-cols-2">
              {notFound.services.links.map(({ path, label }) => (
                <li key={path}>
                  <a href={path} className="link-standalone">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        {children}
      </div>
    </section>
  )
}
