import type { ReactNode } from 'react'
import { Sheet } from './hand.tsx'

type Layout = { width: number; height: number; marks: ReactNode }

/**
 * One drawing in two layouts: wide ones are 900 units, lettered 15 tall, phone ones 360 units, lettered 14 tall, so that no
 * lettering falls under 12 px. Only one of them is ever shown or read out.
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
