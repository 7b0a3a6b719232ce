import { Copy, Trash2 } from 'lucide'
import { useDeferredValue, useMemo } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { fillIn } from '#content/fill-in.ts'
import { listPageCopy as copy } from '#content/steel-list.ts'
import { answerText } from '#domain/steel-list/list-text.ts'
import { answersToLine, type ReadLine } from '#domain/steel-list/read-line.ts'
import { suggestSections } from '#domain/steel-list/read-row.ts'
import type { Written } from './list-steps.ts'

/** Buttons with what may be meant. Their value is the label, or its number. */
function Meant({ act, labels }: { act: 'suggest' | 'answer'; labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <span className="flex flex-wrap items-center gap-x-2xs weight-400 text-ink" data-print="hide">
      {copy.meant}
      {labels.map((label, at) => (
        <Button key={label} look="plain" size="small" data-act={act} value={act === 'answer' ? at : label}>
          {label}
        </Button>
      ))}
    </span>
  )
}

/** The nearest sections. Behind the typing: the search takes a while. */
export function SectionSuggestions({ typed }: { typed: string }) {
  const query = useDeferredValue(typed)
  return <Meant act="suggest" labels={useMemo(() => suggestSections(query), [query])} />
}

/** What answers the question of a line. */
export function Answers({ line }: { line: ReadLine }) {
  return <Meant act="answer" labels={answersToLine(line).map(answerText)} />
}

/** A line as it was written, with the parts marked that decided how it was read. */
export function WrittenLine({ written: { text, parts } }: { written: Written }) {
  const [before = '', after = ''] = copy.written.split('{line}')
  const ends = [0, ...parts.flat(), text.length]
  return (
    <>
      {before}
      {ends.slice(1).map((end, at) => {
        const part = text.slice(ends[at], end)
        // The ends of the parts alternate: text, part, text.
        return at % 2 === 1 ? <mark key={end}>{part}</mark> : part
      })}
      {after}
    </>
  )
}

const acts = [
  ['copy', Copy],
  ['remove', Trash2],
] as const

export function RowActs({ row }: { row: number }) {
  return (
    <div className="steel-row__acts" data-print="hide">
      {acts.map(([act, icon]) => (
        <button
          key={act}
          type="button"
          data-act={act}
          aria-label={fillIn(copy.act, { act: copy.acts[act], row })}
          title={copy.acts[act]}
        >
          <Icon of={icon} size={17} />
        </button>
      ))}
    </div>
  )
}
