import { Component, type ErrorInfo, type ReactNode } from 'react'
import { crash } from './tell-page.ts'

/** Stands round an island: when something in it throws, the page gives way to the crash screen, and the site's server is told. */
export class CrashBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    crash(error)
    void import('./report-crash.ts').then(({ reportCrash }) => reportCrash(error, componentStack ?? '')).catch(() => {})
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
