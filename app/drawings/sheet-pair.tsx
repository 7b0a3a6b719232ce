import type { ReactNode } from 'react'
import { Sheet } from './primitives.tsx'

type Layout = { height: number; marks: ReactNode }
type Props = { title: string; wide: Layout; phone: Layout; className?: string }

/** One drawing in two layouts, 900 and 360 units wide, so that lettering stays legible. The stylesheet shows one of them. */
export function SheetPair({ title, wide, phone, className = '' }: Props) {
  return (
    <div className="drawing-pair">
      <Sheet width={360} height={phone.height} title={title} className={`drawing-phone ${className}`}>
        {phone.marks}
      </Sheet>
      <Sheet width={900} height={wide.height} title={title} className={`drawing-wide ${className}`}>
        {wide.marks}
      </Sheet>
    </div>
  )
}
