import { useEffect, useRef } from 'react'
import { usePath } from '#app/layout/use-path.ts'
import { track } from './track.ts'
import { useCallReports } from './use-call-reports.ts'

/** Reports each page once, and every press of a telephone link wherever it stands. */
export function PageViews() {
  const path = usePath()
  const reported = useRef('')

  useEffect(() => {
    if (reported.current === path) return
    reported.current = path
    track('page_view', { page_path: path, page_title: document.title })
  }, [path])

  useCallReports()
  return null
}
