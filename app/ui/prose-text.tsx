import type { Inline, Prose } from '#content/prose.ts'
import { splitAtWholes } from '#domain/keep-together.ts'

/** A text from the content with the links in it. No line ends inside a range, a number with its unit, or a standard. */
export function ProseText({ prose }: { prose: Prose }) {
  if (typeof prose === 'string') return <KeptTogether text={prose} />
  return prose.map((part, index) => <Stretch key={index} part={part} />)
}

export function Paragraph({ prose, className }: { prose: Prose; className?: string }) {
  return (
    <p className={className}>
      <ProseText prose={prose} />
    </p>
  )
}

export function TextList({ items, className }: { items: readonly Prose[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={index}>
          <ProseText prose={item} />
        </li>
      ))}
    </ul>
  )
}

function Stretch({ part }: { part: Inline }) {
  if (typeof part === 'string') return <KeptTogether text={part} />
  const { href, text } = part
  return (
    <a href={href} className="link-inline">
      <KeptTogether text={text} />
    </a>
  )
}

function KeptTogether({ text }: { text: string }) {
  return splitAtWholes(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className="kept-together">
        {piece}
      </span>
    ),
  )
}
