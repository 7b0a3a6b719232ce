import { Paragraph } from '#app/ui/prose-text.tsx'
import type { Prose } from '#content/prose.ts'
import './note-list.css'

type Note = { title?: string; text: Prose }

/** Ruled notes with numbers in balloons, each with a title where it has one. `plain` ones have no rules on phones. */
export function NoteList({ notes, plain }: { notes: readonly Note[]; plain?: boolean }) {
  return (
    <ol className={`note-list ${plain ? 'note-list--plain' : ''}`}>
      {notes.map(({ title, text }, index) => (
        <li key={index}>
          <span className="note-list__number balloon balloon--small" aria-hidden="true">
            {index + 1}
          </span>
          <div className="grid gap-3xs">
            {title ? <h3>{title}</h3> : null}
            <Paragraph prose={text} className="text-slate" />
          </div>
        </li>
      ))}
    </ol>
  )
}
