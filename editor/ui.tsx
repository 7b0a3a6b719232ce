import type { ComponentProps, ReactNode } from 'react'

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
