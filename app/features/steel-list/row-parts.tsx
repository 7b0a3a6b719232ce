import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide'
import { useDeferredValue, useMemo } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { listPageCopy as copy } from '#content/steel-list.ts'
import { fillIn } from '#domain/fill-in.ts'
import { suggestSections } from '#domain/steel-list/read-row.ts'

/** Behind the typing: the search takes a while. */
export function SectionSuggestions({ typed }: { typed: string }) {
  const query = useDeferredValue(typed)
  const options = useMemo(() => suggestSections(query).map((name) => ({ name, text: name })), [query])
  return <Suggestions options={options} />
}

/** Buttons that put a text in place of the one that was not understood. */
export function Suggestions({ options }: { options: readonly { name: string; text: string }[] }) {
  if (options.length === 0) return null
  return (
    <span className="steel-row__suggestions">
      {copy.meant}
      {options.map(({ name, text }) => (
        <button key={name} type="button" data-act="suggest" value={text}>
          {name}
        </button>
      ))}
    </span>
  )
}

const acts = [
  ['copy', Copy],
  ['up', ArrowUp],
  ['down', ArrowDown],
  ['remove', Trash2],
] as const

/** One stop of the Tab key for each row; the arrow keys move between its buttons. */
export function RowActs({ row, only }: { row: number; only?: 'remove' }) {
  return (
    <div role="toolbar" aria-label={fillIn(copy.row, { row })} className="steel-row__acts">
      {acts
        .filter(([act]) => !only || act === only)
        .map(([act, icon], index) => (
          <button
            key={act}
            type="button"
            data-act={act}
            tabIndex={index === 0 ? 0 : -1}
            aria-label={fillIn(copy.act, { act: copy.acts[act], row })}
            title={copy.acts[act]}
          >
            <Icon of={icon} size={17} />
          </button>
        ))}
    </div>
  )
}
