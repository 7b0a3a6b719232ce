import {
  type CrashReport,
  crashReportPath,
  type IslandName,
  longestCrashMessage,
  takesCrashReports,
} from '#domain/crash-report.ts'

/** Reports a crash to the site's own server, which limits the number of reports. A static host is sent nothing. */
export async function reportCrash(error: unknown, component: IslandName): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!visit?.serverTiming?.some(({ name }) => name === takesCrashReports)) return
  const message = String(error).slice(0, longestCrashMessage)
  const report: CrashReport = { page: window.location.pathname, component, message }
  const headers = { 'Content-Type': 'application/json' }
  // keepalive: the visitor may press Try Again at once.
  await fetch(crashReportPath, { method: 'POST', keepalive: true, headers, body: JSON.stringify(report) }).catch(
    () => {},
  )
}
