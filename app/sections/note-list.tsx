import { Paragraph } from '#app/ui/prose-text.tsx'
import type { Prose } from '#content/page-copy.ts'

type Note = { title?: string; text: Prose }
type Props = { notes: readonly Note[]; numbered?: boolean; className?: string }

/** Ruled notes, each with a title where it has one. Numbers in balloons belong to a drawing or an order. */
export function NoteList({ notes, numbered, className = '' }: Props) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={`grid content-start border-t border-ink ${className}`}>
      {notes.map(({ title, text }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the notes never change order
          key={index}
          className={`border-b border-rule py-s max-sm:py-2xs max-sm:leading-snug ${numbered ? 'grid grid-cols-[3rem_1fr]' : ''}`}
        >
          {numbered ? (
            <span className="balloon balloon--small" aria-hidden="true">
              {index + 1}
            </span>
          ) : null}
          <div className="grid gap-3xs">
            {title ? <h3 className="text-body">{title}</h3> : null}
            <Paragraph prose={text} className="text-slate" />
          </div>
        </li>
      ))}
    </List>
  )
}
