import { composeCrashReport, crashReportPath, crashReportsPerVisit, keepsReports } from '#domain/crash-report.ts'

const counter = 'crash-reports'

/** Tells the site's own server of a crash, a few times a visit; a host that keeps no reports hears nothing. Never rejects. */
export async function reportCrash(error: unknown, component: string): Promise<void> {
  if (!isReportKept() || !countOne()) return
  const report = composeCrashReport({
    error,
    component,
    page: window.location.pathname,
    userAgent: navigator.userAgent,
  })
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(report)
  // Kept alive: the visitor may press Try Again at once.
  await fetch(crashReportPath, { method: 'POST', keepalive: true, headers, body }).catch(() => {})
}

/** The site's server says with each page that it keeps reports; a static host has nothing to take them. */
function isReportKept(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.serverTiming?.some(({ name }) => name === keepsReports) ?? false
}

function countOne(): boolean {
  try {
    const sent = Number(sessionStorage.getItem(counter))
    if (sent >= crashReportsPerVisit) return false
    sessionStorage.setItem(counter, String(sent + 1))
  } catch {
    // Storage is forbidden: the server counts too.
  }
  return true
}
