import { type PointerEvent, useRef } from 'react'

/** Pixels a pointer must move before it counts as a sideways drag rather than a tap or a scroll. */
const slack = 8

/**
 * Event handlers for sideways drags over an element. `move` receives the distance since its last call, in percent of the
 * element's width. Drags that start on a control are ignored.
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
