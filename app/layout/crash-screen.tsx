import { useEffect } from 'react'
import { useCallReports } from '#app/features/analytics/use-call-reports.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { business } from '#content/business.ts'
import { crash } from '#content/crash.ts'

/** The full-page screen after a render failure (spec 2, 8). */
export function CrashScreen({ error }: { error: unknown }) {
  useCallReports()
  useEffect(() => {
    console.error('The page failed to render', error)
  }, [error])

  return (
    <main className="grid min-h-dvh place-items-center bg-ink text-white" data-ground="dark" id="main">
      <title>{crash.title}</title>
      <div className="wrap max-w-2xl py-16">
        <div className="border border-rule-dark">
          <div className="grid gap-5 p-6 sm:p-10">
            <h1 className="text-[clamp(2rem,6vw,3.2rem)]">{crash.title}</h1>
            <p className="text-mist">{crash.text}</p>
            <div className="flex flex-wrap gap-3.5">
              <button type="button" className={buttonClass('primary')} onClick={() => window.location.reload()}>
                {crash.tryAgain}
              </button>
              <a className={buttonClass('ghost')} href="/">
                {crash.goHome}
              </a>
            </div>
          </div>
          <p className="border-t border-rule-dark p-6 sm:px-10">
            {crash.help}{' '}
            <a className="font-semibold underline underline-offset-4" href={business.phone.href}>
              {business.phone.display}
            </a>
          </p>
        </div>
      </div>
    </main>
  )
}
