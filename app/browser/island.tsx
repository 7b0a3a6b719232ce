import { Component, type ComponentType, type ReactNode } from 'react'
import type { IslandName } from '#domain/crash-report.ts'
import { crash } from './page-events.ts'

/**
 * Wraps a component in an error boundary. When it throws, the crash screen replaces the page and the crash is reported under
 * `name`, because a production build shortens the names of components.
 */
export function island<Props extends object>(name: IslandName, Inside: ComponentType<Props>) {
  return (props: Props) => (
    <CrashBoundary name={name}>
      <Inside {...props} />
    </CrashBoundary>
  )
}

class CrashBoundary extends Component<{ name: IslandName; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    crash(error)
    void import('./report-crash.ts').then(({ reportCrash }) => reportCrash(error, this.props.name)).catch(() => {})
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
