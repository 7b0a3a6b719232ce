import type { Inline, Prose } from '#content/page-copy.ts'
import { PageLink } from './page-link.tsx'

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
    <PageLink to={href} className="text-link">
      {text}
    </PageLink>
  ) : (
    <a href={href} className="text-link">
      {text}
    </a>
  )
}
