import { type ComponentProps, type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react'
import { fillIn } from '#content/fill-in.ts'
import { listPageCopy as copy } from '#content/steel-list.ts'
import { searchSections } from '#domain/steel-list/find-sections.ts'
import './section-cell.css'

function namesFor(typed: string): string[] {
  const names = typed.trim() ? searchSections(typed).map(({ name }) => name) : []
  return names.filter((name) => name !== typed)
}

type Props = { row: number; value: string; onValue: (value: string) => void } & ComponentProps<'input'>

/**
 * A text field that lists the sections for what is typed: a combobox with a listbox. The first section is marked once two sizes
 * are typed, and Tab or Enter takes the marked one.
 */
export function SectionCell({ row, value, onValue, ...rest }: Props) {
  const [typing, setTyping] = useState(false)
  const [moved, setMoved] = useState<number>()
  const query = useDeferredValue(typing ? value : '')
  const found = useMemo(() => namesFor(query), [query])
  const clear = found.length === 1 || (value.match(/\d+/g) ?? []).length > 1
  const marked = moved ?? (clear ? 0 : -1)
  const open = typing && found.length > 0
  const listId = `${rest.id}-list`

  function take(name: string | undefined) {
    if (name) onValue(name)
    setTyping(false)
  }

  function pressKey(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!open) return
    // The list may be behind a fast typist: never take what belongs to an earlier text.
    const names = query === value ? found : namesFor(value)
    if (by) setMoved((marked + by + found.length) % found.length)
    else if (event.key === 'Escape') setTyping(false)
    else if (event.key === 'Tab' || event.key === 'Enter') take(names[marked])
    // Enter goes on to the next row, unless it has taken a section.
    if (by || event.key === 'Escape' || (event.key === 'Enter' && marked >= 0)) event.preventDefault()
  }

  return (
    <>
      <input
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && marked >= 0 ? `${listId}-${marked}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onValue(event.target.value)
          setTyping(event.target.value.trim() !== '')
          setMoved(undefined)
        }}
        onKeyDown={pressKey}
        onBlur={() => setTyping(false)}
      />
      {open ? (
        <div role="listbox" id={listId} aria-label={fillIn(copy.sections, { row })} className="steel-row__sections">
          {found.map((name, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
            <div
              key={name}
              role="option"
              id={`${listId}-${index}`}
              aria-selected={index === marked}
              tabIndex={-1}
              // The text field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(name)}
            >
              {name}
            </div>
          ))}
        </div>
      ) : null}
    </>
  )
}
