import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'

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

/** A modal dialog, open while it is rendered. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog ref={dialog} aria-label={title} onClose={onClose}>
      <div className="dialog__bar">
        <h2>{title}</h2>
        <Tool label="Close" onClick={onClose}>
          ✕
        </Tool>
      </div>
      {children}
    </dialog>
  )
}
