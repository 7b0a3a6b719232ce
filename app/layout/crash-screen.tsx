import { buttonClass } from '#app/ui/button.tsx'
import { business } from '#content/business.ts'
import { crash } from '#content/site-copy.ts'

/** The crash screen (spec 2, 8), a template in every page that `behaviours/crash-screen.ts` shows. */
export function CrashScreen() {
  return (
    <template id="crash-screen">
      <main className="grid min-h-dvh place-items-center bg-ink text-white" data-ground="dark" id="main">
        <div className="page-width max-w-measure py-xl">
          <div className="rule-box">
            <div className="grid gap-s p-m sm:p-l">
              <h1 className="text-page" tabIndex={-1}>
                {crash.title}
              </h1>
              <p className="text-mist">{crash.text}</p>
              <div className="action-row">
                <button type="button" className={buttonClass('primary')}>
                  {crash.tryAgain}
                </button>
                <a className={buttonClass('ghost')} href="/">
                  {crash.goHome}
                </a>
              </div>
            </div>
            <p className="rule-t p-m sm:px-l">
              {crash.help}{' '}
              <a className="weight-600 underline" href={business.phone.href}>
                {business.phone.display}
              </a>
            </p>
          </div>
        </div>
      </main>
    </template>
  )
}
