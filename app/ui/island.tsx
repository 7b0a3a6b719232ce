import type { ComponentType } from 'react'
import { CrashBoundary } from './crash-boundary.tsx'

/** What a visitor operates: when something in it throws, the page gives way to the crash screen. */
export function island<Props extends object>(Inside: ComponentType<Props>) {
  return (props: Props) => (
    <CrashBoundary>
      <Inside {...props} />
    </CrashBoundary>
  )
}
