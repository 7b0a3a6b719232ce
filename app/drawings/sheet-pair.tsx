import type { ReactNode } from 'react'
import { Sheet } from './primitives.tsx'

type Layout = { width: number; height: number; marks: ReactNode }

/**
 * One drawing in two layouts: 900 units wide with 15-unit lettering, and 360 wide with 14-unit lettering, so that lettering is
 * at least 12 px. The stylesheet shows one of them.
 */
export function SheetPair({ title, wide, phone }: { title: string; wide: Layout; phone: Layout }) {
  return (
    <div className="drawing-pair">
      <Sheet width={phone.width} height={phone.height} title={title} className="drawing-phone">
        {phone.marks}
      </Sheet>
      <Sheet width={wide.width} height={wide.height} title={title} className="drawing-wide">
        {wide.marks}
      </Sheet>
    </div>
  )
}
