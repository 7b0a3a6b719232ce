import { ProseText } from '#app/ui/prose-text.tsx'

type Props = { notes: readonly { title: string; text: string }[] }

/** So many characters fit a column of a phone that has two. */
const short = 90

/** Terms and what they mean, in columns; on a phone short ones stand two to a row, long ones run on from their term. */
export function TermNotes({ notes }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-x-l border-t border-ink lg:grid-cols-12">
      {notes.map(({ title, text }) => {
        const long = text.length > short
        return (
          <div
            key={title}
            className={`border-b border-rule py-4 max-sm:py-2 max-sm:leading-snug ${long ? 'max-sm:col-span-2' : ''} ${text.length > 3 * short ? 'col-span-2 lg:col-span-12' : 'lg:col-span-3'}`}
          >
            <dt className={`font-semibold ${long ? 'max-sm:mr-2 max-sm:inline' : ''}`}>{title}</dt>
            <dd className={`text-small leading-normal text-slate ${long ? 'max-sm:inline' : ''}`}>
              <ProseText prose={text} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
