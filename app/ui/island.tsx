import { Component, type ComponentType, type ReactNode } from 'react'
import { crash } from './tell-page.ts'

/**
 * What a visitor operates: when something in it throws, the page gives way to the crash screen, and the site's server is told,
 * by this `name` (a built page has short names for its components).
 */
export function island<Props extends object>(name: string, Inside: ComponentType<Props>) {
  return (props: Props) => (
    <CrashBoundary name={name}>
      <Inside {...props} />
    </CrashBoundary>
  )
}

class CrashBoundary extends Component<{ name: string; children: ReactNode }, { failed: boolean }> {
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
