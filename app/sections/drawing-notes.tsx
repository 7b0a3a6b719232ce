import type { ReactNode } from 'react'
import { ProseText } from '#app/ui/prose-text.tsx'

type Props = { drawing: ReactNode; notes: readonly { title: string; text: string }[] }

/** A line drawing on its sheet, beside the notes that explain its balloons. */
export function DrawingNotes({ drawing, notes }: Props) {
  return (
    <div className="grid items-start gap-xl lg:grid-cols-[7fr_5fr] print:block">
      <figure className="border border-rule bg-mill p-l print:mb-6 print:max-w-[105mm]">{drawing}</figure>
      <ol className="border-t border-ink print:columns-2 print:gap-x-l">
        {notes.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[3.1rem_1fr] border-b border-rule py-4 max-sm:py-2">
            <span className="balloon balloon--small" aria-hidden="true">
              {index + 1}
            </span>
            <div className="grid gap-1 max-sm:gap-0 max-sm:leading-snug">
              <h3 className="text-body">{title}</h3>
              <p className="text-slate">
                <ProseText prose={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
