import type { ReactNode } from 'react'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { Prose } from '#content/prose.ts'

type Props = {
  title: string
  lead?: Prose
  size?: 'title' | 'page'
  /** False above a dark ground, or where `children` end with a rule. */
  ruled?: boolean
  children?: ReactNode
}

const sizes = { title: 'text-title', page: 'text-page' } as const

/** The head of a page without a picture, with what the page adds on its right. Legal and small pages take the smaller size. */
export function TitleHead({ title, lead, size = 'title', ruled = true, children }: Props) {
  return (
    <section className="pt-[calc(var(--crumb)+var(--spacing-s))]">
      <div className="page-width">
        <div className={`grid gap-x-columns gap-y-l pb-l lg:grid-cols-(--split-7) ${ruled ? 'line-b' : ''}`}>
          <div className={children ? '' : 'lg:col-span-2'}>
            <h1 className={sizes[size]}>{title}</h1>
            {lead ? (
              <Paragraph prose={lead} className="mt-s max-w-measure text-balance text-slate [&_a]:text-inherit" />
            ) : null}
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}
