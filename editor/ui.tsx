import type { ComponentProps, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Problem } from './api.ts'
import { idOf, type Path, type Schema } from './form-schema.ts'
import './ui.css'

/** What the control of a field gets. `attributes` tie it to its label and notes. */
export type ControlProps = {
  path: Path
  schema: Schema
  value: unknown
  label: string
  optional: boolean
  onChange: (value: unknown) => void
  attributes: { id: string } & Pick<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby'>
}

type ButtonProps = ComponentProps<'button'> & { primary?: boolean; unavailable?: boolean }

/** `unavailable` does nothing, but keeps the focus, which a disabled button loses. */
export const Button = ({ primary = false, unavailable = false, onClick, ...attributes }: ButtonProps) => (
  <button
    type="button"
    className={primary ? 'primary' : undefined}
    aria-disabled={unavailable || undefined}
    onClick={unavailable ? undefined : onClick}
    {...attributes}
  />
)

type ToolProps = ButtonProps & { word: string; name: string }

/** A small button with a word. To a screen reader it also says what it applies to: "Up: Anna". */
export const Tool = ({ word, name, ...attributes }: ToolProps) => (
  <Button aria-label={`${word}: ${name}`} {...attributes}>
    {word}
  </Button>
)

type TickProps = ComponentProps<'input'> & { onTick?: (checked: boolean) => void }

/** A checkbox, or with `type="radio"` one of several choices. */
export const Tick = ({ onTick, children, ...attributes }: TickProps) => (
  <label className="tick">
    <input type="checkbox" onChange={({ target }) => onTick?.(target.checked)} {...attributes} />
    <span>{children}</span>
  </label>
)

type FieldLinksProps = { fields: readonly Problem[]; onOpen: (hash: string) => void }

/** Fields as links, with what is wrong in them. */
export const FieldLinks = ({ fields, onOpen }: FieldLinksProps) => (
  <ul>
    {fields.map(({ link, label, message }) => (
      <li key={`${link} ${message}`}>
        <a href={`#${encodeURIComponent(link)}`} onClick={({ currentTarget }) => onOpen(currentTarget.hash)}>
          {label}
        </a>
        {message && `: ${message}`}
      </li>
    ))}
  </ul>
)

/** Closing gives the focus back to what had it. */
function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}

export const Dialog = ({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) => (
  <dialog ref={showModal} aria-label={title} onClose={onClose}>
    <div className="row">
      <h2>{title}</h2>
      <Button onClick={onClose}>Close</Button>
    </div>
    {children}
  </dialog>
)

/** Leads to a field or a group, once React has rendered; `inside`, to the first field of a group. What is around it unfolds. */
export function goTo(path: Path, inside = false): void {
  requestAnimationFrame(() => {
    let target: HTMLElement | null = null
    for (const depth of path.keys()) {
      target = document.getElementById(idOf(path.slice(0, depth + 1))) ?? target
      if (target?.matches('details:not([open]) > summary')) flushSync(() => target?.click())
    }
    const group = inside ? target?.closest('summary')?.parentElement : undefined
    target = group?.querySelector<HTMLElement>('input, textarea, select') ?? target
    target?.focus()
    target?.scrollIntoView({ block: 'center' })
  })
}
