import type { ComponentProps, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { idOf, type Path } from './form-schema.ts'

export const Button = ({ primary = false, ...attributes }: ComponentProps<'button'> & { primary?: boolean }) => (
  <button type="button" className={`button button--${primary ? 'primary' : 'ghost'}`} {...attributes} />
)

/** A small button with a sign. `label` says what it does, and to what: "Move up: Anna". */
export const Tool = ({ label, ...attributes }: ComponentProps<'button'> & { label: string }) => (
  <button type="button" className="tool" aria-label={label} title={label.split(':')[0]} {...attributes} />
)

type TickProps = ComponentProps<'input'> & { onTick: (checked: boolean) => void }

export const Tick = ({ onTick, children, ...attributes }: TickProps) => (
  <label className="tick">
    <input type="checkbox" onChange={({ target }) => onTick(target.checked)} {...attributes} />
    <span>{children}</span>
  </label>
)

/** Closing gives the focus back to what had it. */
function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}

/** A modal dialog, open while it is rendered. */
export const Dialog = ({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) => (
  <dialog ref={showModal} aria-label={title} onClose={onClose}>
    <div className="dialog__bar">
      <h2>{title}</h2>
      <Tool label="Close" onClick={onClose}>
        ✕
      </Tool>
    </div>
    {children}
  </dialog>
)

function unfolded(id: string): HTMLElement | null {
  const control = document.getElementById(id)
  if (control?.ariaExpanded === 'false') flushSync(() => control.click())
  return control
}

/** Leads to a field or a group, once React has rendered; `inside`, to the first field of a group. What is around it unfolds. */
export function goTo(path: Path, inside = false): void {
  requestAnimationFrame(() => {
    const found = path.map((_, depth) => {
      const id = idOf(path.slice(0, depth + 1))
      if (!document.getElementById(id)) unfolded(`${idOf(path.slice(0, depth))}-more`)
      return unfolded(id)
    })
    const control = found.findLast((element) => element !== null)
    const first = control?.closest('.fold')?.querySelector<HTMLElement>('.fold__body :is(input, textarea, select)')
    const target = inside && control?.ariaExpanded ? first : control
    target?.focus()
    target?.scrollIntoView({ block: 'center' })
  })
}
