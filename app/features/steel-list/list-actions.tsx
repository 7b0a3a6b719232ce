import { useState } from 'react'
import { toast } from '#app/browser/page-events.ts'
import { attachList } from '#app/features/enquiry-form/prefill/attach-list.ts'
import { Button } from '#app/ui/button.tsx'
import { sentListCopy } from '#content/attachments.ts'
import { fillIn } from '#content/fill-in.ts'
import { listPageCopy as copy, listLimits } from '#content/steel-list.ts'
import { listCsv } from '#domain/steel-list/list-csv.ts'
import { listToLink } from '#domain/steel-list/list-link.ts'
import type { ListRow } from '#domain/steel-list/list-row.ts'
import { writeSentList } from '#domain/steel-list/sent-list.ts'
import { type Item, isBlank, readingOf } from './list-steps.ts'

type Props = { items: readonly Item[]; rows: readonly ListRow[] }

/** Sends, prints, saves and shares the list. */
export function ListActions({ items, rows }: Props) {
  const [link, setLink] = useState('')

  async function share() {
    const fragment = listToLink(rows)
    if (!fragment) {
      const { title, text } = copy.tooLong
      return toast({ tone: 'error', title, text: fillIn(text, { rows: listLimits.linkRows }) })
    }
    const address = `${location.origin}${location.pathname}#${fragment}`
    try {
      await navigator.clipboard.writeText(address)
      toast({ tone: 'success', ...copy.copied })
      setLink('')
    } catch {
      setLink(address)
    }
  }

  return (
    <div className="grid content-start gap-xs" data-print="hide">
      <Button
        disabled={items.every(isBlank)}
        onClick={() => attachList(writeSentList({ rows, others: otherLines(items) }))}
      >
        {copy.send}
      </Button>
      <div className="flex flex-wrap gap-2xs">
        <Button look="ghost" size="small" onClick={({ currentTarget }) => printList(currentTarget)}>
          {copy.print}
        </Button>
        <Button look="ghost" size="small" disabled={rows.length === 0} onClick={() => saveCsv(listCsv(rows))}>
          {copy.csv}
        </Button>
        <Button look="ghost" size="small" disabled={rows.length === 0} onClick={share}>
          {copy.copyLink}
        </Button>
      </div>
      {link ? (
        <label className="grid gap-3xs text-small">
          {copy.notCopied}
          <input className="form-control" readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
      ) : null}
    </div>
  )
}

/** Lines that are no rows, and rows that are not complete, as they were written. */
function otherLines(items: readonly Item[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'line') return [item.line.text]
    const { mark, section, quantity, length, ...others } = item.cells
    if (isBlank(item) || readingOf(item.cells).row) return []
    return [[mark, quantity, section, length, ...Object.values(others)].filter(Boolean).join(' ')]
  })
}

function saveCsv(csv: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  link.download = sentListCopy.file
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Prints the list alone. */
function printList(button: HTMLElement): void {
  const list = button.closest<HTMLElement>('[data-list]')
  if (!list) return
  list.dataset.printing = ''
  // Some phones return from print() before they have printed.
  window.addEventListener('afterprint', () => delete list.dataset.printing, { once: true })
  window.print()
}
