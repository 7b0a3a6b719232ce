import { ProseText } from '#app/ui/prose-text.tsx'

type HeadingProps = { tag: string; lines: readonly string[]; className: string }

/** The heading of a service page, with fixed line breaks. */
export function HeroHeading({ tag, lines, className }: HeadingProps) {
  return (
    <div className="grid gap-4">
      <p className="section-tag note-text">{tag}</p>
      <h1 className={className}>
        {lines.map((line) => (
          <span key={line} className="block">
            {line}{' '}
          </span>
        ))}
      </h1>
    </div>
  )
}

type NotesProps = { notes: readonly { title: string; text: string }[]; className: string }

/** Notes that explain the balloons of the drawing. */
export function HeroNotes({ notes, className }: NotesProps) {
  return (
    <ol className={`grid gap-x-l gap-y-4 ${className}`}>
      {notes.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2.6rem_1fr] content-start lg:grid-cols-1 lg:gap-2">
          <span className="balloon balloon--small" aria-hidden="true">
            {index + 1}
          </span>
          <p className="text-small opacity-85">
            <strong className="opacity-100">{title}.</strong> <ProseText prose={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
