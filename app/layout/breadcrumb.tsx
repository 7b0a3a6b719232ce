import { ChevronRight } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { isPagePath, isServicePath, missingPageLabel, pageLabel } from '#content/navigation.ts'
import { siteCopy } from '#content/site-copy.ts'
import './breadcrumb.css'

/** The path to this page, on every page but home. */
export function Breadcrumb({ path }: { path: string }) {
  if (path === '/') return null
  const here = isPagePath(path) ? pageLabel(path) : missingPageLabel
  return (
    <nav aria-label={siteCopy.breadcrumbLabel} className="border-b border-rule text-small text-slate" data-print="hide">
      <ol className="page-width flex items-center gap-x-2xs md:py-3xs">
        <li>
          <a href="/" className="breadcrumb__link">
            {pageLabel('/')}
          </a>
        </li>
        {isServicePath(path) ? (
          <li className="flex flex-none items-center gap-2xs">
            <Icon of={ChevronRight} size={14} />
            <a href="/#services" className="breadcrumb__link">
              {siteCopy.servicesCrumb}
            </a>
          </li>
        ) : null}
        <li className="flex min-w-0 items-center gap-2xs">
          <Icon of={ChevronRight} size={14} />
          {/* A name longer than the line is cut with three dots: the heading below says it whole. */}
          <span aria-current="page" className="breadcrumb__here">
            {here}
          </span>
        </li>
      </ol>
    </nav>
  )
}
