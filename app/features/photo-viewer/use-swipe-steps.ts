import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/** Shortest swipe in CSS pixels. */
const threshold = 48

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01

/** Calls `onSwipe` with 1 (next) or -1 (previous) after a sideways swipe, unless the visitor has zoomed in. */
export function useSwipeSteps(stage: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined)

  useEffect(() => {
    const markZoom = () => stage.current?.toggleAttribute('data-zoomed', isZoomed())
    window.visualViewport?.addEventListener('resize', markZoom)
    return () => window.visualViewport?.removeEventListener('resize', markZoom)
  }, [stage])

  function reset() {
    start.current = undefined
    stage.current?.removeAttribute('data-dragging')
    stage.current?.style.removeProperty('--drag')
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return
      reset()
      if (event.isPrimary && !isZoomed()) start.current = { id: event.pointerId, x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent) {
      if (event.pointerId !== start.current?.id) return
      stage.current?.setAttribute('data-dragging', '')
      stage.current?.style.setProperty('--drag', `${event.clientX - start.current.x}px`)
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current
      reset()
      if (event.pointerId !== from?.id) return
      const [across, down] = [event.clientX - from.x, event.clientY - from.y]
      if (Math.abs(across) >= threshold && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1)
    },
    onPointerCancel: reset,
  }
}
