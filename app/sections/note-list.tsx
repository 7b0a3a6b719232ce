import { Paragraph } from '#app/ui/prose-text.tsx'
import type { Prose } from '#content/page-copy.ts'
import './note-list.css'

type Note = { title?: string; text: Prose }

/** Ruled notes with numbers in balloons, each with a title where it has one. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
  return (
    <ol className="note-list">
      {notes.map(({ title, text }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the notes never change order
          key={index}
        >
          <span className="balloon balloon--small" aria-hidden="true">
            {index + 1}
          </span>
          <div className="grid gap-3xs">
            {title ? <h3 className="text-body">{title}</h3> : null}
            <Paragraph prose={text} className="text-slate" />
          </div>
        </li>
      ))}
    </ol>
  )
}
