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
  return (
    <a href={href} className="text-link">
      {text}
    </a>
  )
}
