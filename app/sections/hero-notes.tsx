import { ProseText } from '#app/ui/prose-text.tsx'

type Props = {
  notes: readonly { title: string; text: string }[]
  /** One below the other at every width. */
  stacked?: boolean
  className?: string
}

/** Notes that explain the balloons of the drawing. */
export function HeroNotes({ notes, stacked, className = '' }: Props) {
  return (
    <ol className={`grid gap-x-l gap-y-s ${className}`}>
      {notes.map(({ title, text }, index) => (
        <li
          key={title}
          className={`grid grid-cols-[2.6rem_1fr] content-start ${stacked ? '' : 'lg:grid-cols-1 lg:gap-2xs'}`}
        >
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
