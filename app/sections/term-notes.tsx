type Props = { notes: readonly { title: string; text: string }[] }

/** So many characters fit a column of a phone that has two. */
const short = 90

/** Terms and what they mean, in columns; short ones stand two to a row on a phone. */
export function TermNotes({ notes }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-x-[clamp(1rem,3vw,2.5rem)] border-t border-ink lg:grid-cols-12">
      {notes.map(({ title, text }) => (
        <div
          key={title}
          className={`border-b border-rule py-3.5 ${text.length > short ? 'max-sm:col-span-2' : ''} ${text.length > 3 * short ? 'col-span-2 lg:col-span-12' : 'lg:col-span-3'}`}
        >
          <dt className="font-semibold">{title}</dt>
          <dd className="text-[.97rem] leading-normal text-slate">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
