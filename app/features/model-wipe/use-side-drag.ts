import { type PointerEvent, useRef } from 'react'

/** Pixels that a pointer travels before it counts as a swipe across rather than a tap or a scroll. */
const slack = 8

/**
 * Sideways drags over an element, as handlers for it: `move` hears by what share of the element's width (percent) the
 * pointer has travelled since it last heard. Drags that begin on a control are the control's own.
 */
export function useSideDrag(move: (percent: number) => void) {
  const last = useRef<{ x: number; y: number; swiping: boolean } | null>(null)
  const end = () => {
    last.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0 || event.target instanceof HTMLInputElement) return
      last.current = { x: event.clientX, y: event.clientY, swiping: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = last.current
      if (!from) return
      const across = event.clientX - from.x
      if (!from.swiping) {
        if (Math.abs(across) < slack || Math.abs(across) < Math.abs(event.clientY - from.y)) return
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      last.current = { x: event.clientX, y: event.clientY, swiping: true }
      move((across / event.currentTarget.clientWidth) * 100)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
