import { ProseText } from '#app/ui/prose-text.tsx'

type Props = {
  notes: readonly { title: string; text: string }[]
  className?: string
}

/** Notes that explain the balloons of the drawing. */
export function HeroNotes({ notes, className = '' }: Props) {
  return (
    <ol className={`grid gap-x-l gap-y-s ${className}`}>
      {notes.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2.6rem_1fr] content-start">
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
