import { X } from 'lucide'
import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from '#app/ui/icon.tsx'

export type Toast = { tone: 'error' | 'success'; title: string; text: string }
type Shown = Toast & { id: number }

const successStays = 30_000
const mostAtOnce = 50

const ToastContext = createContext<(toast: Toast) => void>(() => {})

/**
 * Shows a toast; errors are announced at once and stay until dismissed or until something has worked, successes leave after
 * a while. The same words stand there only once.
 */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext)
}

let lastId = 0

function isOutdated(older: Toast, newer: Toast): boolean {
  const same = older.title === newer.title && older.text === newer.text
  return same || (older.tone === 'error' && newer.tone === 'success')
}

/** Holds the toasts of the page. Both live regions stand empty in the HTML, so that a message is always heard. */
export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const add = useCallback((toast: Toast) => {
    lastId += 1
    const id = lastId
    setShown((before) => [...before.filter((older) => !isOutdated(older, toast)), { ...toast, id }].slice(-mostAtOnce))
  }, [])
  const remove = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), [])
  // Where the focus was before it came among the toasts: there it goes back when the last of them is dismissed.
  const before = useRef<EventTarget | null>(null)

  function reach({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.closest('.toasts')?.contains(relatedTarget)) before.current = relatedTarget
  }

  function dismiss(id: number, { currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
    const buttons = [...(currentTarget.closest('.toasts')?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(currentTarget)
    const last = before.current instanceof HTMLElement && before.current.isConnected ? before.current : null
    const next = buttons[at + 1] ?? buttons[at - 1] ?? last ?? document.querySelector('main')
    // A finger or a mouse needs no focus, and a phone would open its keyboard.
    if (detail === 0) next?.focus({ preventScroll: true })
    remove(id)
  }

  const list = (tone: Toast['tone']) =>
    shown
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onLeave={remove} onReach={reach} onDismiss={dismiss} />)

  return (
    <ToastContext value={add}>
      {children}
      <div className="toasts" data-print="hide">
        <div role="alert" aria-atomic="false">
          {list('error')}
        </div>
        <div role="status" aria-atomic="false">
          {list('success')}
        </div>
      </div>
    </ToastContext>
  )
}

type CardProps = {
  toast: Shown
  onLeave: (id: number) => void
  onReach: (event: FocusEvent) => void
  onDismiss: (id: number, event: MouseEvent<HTMLButtonElement>) => void
}

function ToastCard({ toast, onLeave, onReach, onDismiss }: CardProps) {
  const leaves = toast.tone === 'success'
  // Nothing leaves while somebody points at it or stands on its button.
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (!leaves || held) return
    const timer = setTimeout(() => onLeave(toast.id), successStays)
    return () => clearTimeout(timer)
  }, [leaves, held, onLeave, toast.id])

  return (
    <div
      className={`toast ${leaves ? 'toast-success' : ''}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <div>
        <p className="font-semibold">{toast.title}</p>
        <p>{toast.text}</p>
      </div>
      <button
        type="button"
        className="icon-button -m-2"
        aria-label={`Dismiss: ${toast.title}`}
        onFocus={(event) => {
          setHeld(true)
          onReach(event)
        }}
        onBlur={() => setHeld(false)}
        onClick={(event) => onDismiss(toast.id, event)}
      >
        <Icon of={X} size={20} />
      </button>
    </div>
  )
}
