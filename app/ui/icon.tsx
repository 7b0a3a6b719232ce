import type { IconNode } from 'lucide'
import { createElement } from 'react'

type Props = { of: IconNode; size: number; strokeWidth?: number; className?: string }

/** A line drawing next to text that says the same, so screen readers skip it. `size` is its side in pixels. */
export function Icon({ of: parts, size, strokeWidth = 1.75, className }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      {parts.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  )
}
