import { Link } from 'react-router'
import type { Inline, Prose } from '#content/page-copy.ts'

/** A paragraph's words with the links that stand in them. */
export function ProseText({ prose }: { prose: Prose }) {
  if (typeof prose === 'string') return prose
  return prose.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change order, and the same words may stand twice
    <Stretch key={index} part={part} />
  ))
}

function Stretch({ part }: { part: Inline }) {
  if (typeof part === 'string') return part
  const { href, text } = part
  // A file such as /sitemap.xml is no page of the router's.
  const isPage = href.startsWith('/') && !href.includes('.')
  return isPage ? (
    <Link to={href} prefetch="intent" viewTransition className="text-link">
      {text}
    </Link>
  ) : (
    <a href={href} className="text-link">
      {text}
    </a>
  )
}
