import { X } from 'lucide'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

export type Toast = { tone: 'error' | 'success'; title: string; text: string }
type Shown = Toast & { id: number }

const successStays = 30_000
const mostAtOnce = 8

const ToastContext = createContext<(toast: Toast) => void>(() => {})

/** Shows a toast; errors are announced at once and stay until dismissed, successes leave after a while. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext)
}

let lastId = 0

/** Holds the toasts of the page. Both live regions stand empty in the HTML, so that a message is always heard. */
export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const add = useCallback((toast: Toast) => {
    lastId += 1
    const id = lastId
    setShown((before) => [...before, { ...toast, id }].slice(-mostAtOnce))
  }, [])
  const remove = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), [])
  const list = (tone: Toast['tone']) =>
    shown
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={remove} />)

  return (
    <ToastContext value={add}>
      {children}
      <div className="toasts" data-print="hide">
        <div role="alert">{list('error')}</div>
        <div role="status">{list('success')}</div>
      </div>
    </ToastContext>
  )
}

function ToastCard({ toast, onDismiss }: { toast: Shown; onDismiss: (id: number) => void }) {
  const leaves = toast.tone === 'success'

  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(() => onDismiss(toast.id), successStays)
    return () => clearTimeout(timer)
  }, [leaves, onDismiss, toast.id])

  return (
    <div className={`toast ${leaves ? 'toast-success' : ''}`}>
      <div>
        <p className="font-semibold">{toast.title}</p>
        <p>{toast.text}</p>
      </div>
      <button
        type="button"
        className="icon-button -m-2"
        aria-label={`Dismiss: ${toast.title}`}
        onClick={() => onDismiss(toast.id)}
      >
        <Icon of={X} size={20} />
      </button>
    </div>
  )
}
