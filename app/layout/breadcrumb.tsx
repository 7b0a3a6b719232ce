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
    <nav aria-label={siteCopy.breadcrumbLabel} className="breadcrumb absolute w-full text-small" data-print="hide">
      <ol className="page-width flex items-center gap-2xs">
        <li>
          <a href="/">{pageLabel('/')}</a>
        </li>
        {isServicePath(path) ? (
          <li>
            <Icon of={ChevronRight} size={14} />
            <a href="/#services">{siteCopy.servicesCrumb}</a>
          </li>
        ) : null}
        <li className="min-w-0">
          <Icon of={ChevronRight} size={14} />
          {/* A name longer than the line is cut with three dots: the heading below says it whole. */}
          <span aria-current="page" className="block truncate">
            {here}
          </span>
        </li>
      </ol>
    </nav>
  )
}
