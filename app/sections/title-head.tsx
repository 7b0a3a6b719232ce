import type { ReactNode } from 'react'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { Prose } from '#content/prose.ts'

type Props = {
  title: string
  lead?: Prose
  /** For legal and small pages. */
  small?: boolean
  /** False above a dark ground or a frame, or where `children` end with a rule. */
  ruled?: boolean
  children?: ReactNode
}

/** The head of a page without a picture, with what the page adds on its right. */
export function TitleHead({ title, lead, small, ruled = true, children }: Props) {
  return (
    <section className="pt-crumb">
      <div className="page-width">
        <div className={`grid gap-x-columns gap-y-l pb-l lg:grid-cols-(--split-7) ${ruled ? 'line-b' : ''}`}>
          <div className={children ? '' : 'lg:col-span-2'}>
            <h1 className={small ? 'text-page' : undefined}>{title}</h1>
            {lead ? (
              <Paragraph prose={lead} className="mt-s max-w-measure text-balance text-slate [--link:currentColor]" />
            ) : null}
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}
