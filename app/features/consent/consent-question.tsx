import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { track } from '#app/features/analytics/track.ts'
import { plainPath } from '#app/layout/use-path.ts'
import { PageStyles } from '#app/styles/page-styles.tsx'
import { Button } from '#app/ui/button.tsx'
import { consentWords as words } from '#content/consent.ts'
import { onAskAgain } from './ask-again.ts'
import { type Choice, keepChoice, onChoiceElsewhere, readChoice } from './consent-choice.ts'
import { startAnalytics, stopAnalytics } from './google-tag.ts'

/**
 * Asks once whether visits may be counted, and does what the answer says. First in the document, so that a keyboard or
 * screen reader meets it first; fixed above the call bar, so that nothing moves when it comes or goes.
 */
export function ConsentQuestion() {
  const [asking, setAsking] = useState(false)
  const [news, setNews] = useState('')
  const panel = useRef<HTMLElement>(null)
  /** Where the question was opened again from; null the first time. */
  const [opener, setOpener] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const choice = readChoice()
    if (choice === 'granted') startAnalytics()
    else if (!choice) setAsking(true)
    return onChoiceElsewhere(() => {
      setAsking(readChoice() === undefined)
      if (readChoice() === 'granted') startAnalytics()
      else stopAnalytics()
    })
  }, [])

  useEffect(
    () =>
      onAskAgain(() => {
        if (document.activeElement instanceof HTMLElement) setOpener(document.activeElement)
        setAsking(true)
        requestAnimationFrame(() => panel.current?.focus())
      }),
    [],
  )

  useSpaceBelow(panel, asking)

  function answer(choice: Choice) {
    keepChoice(choice)
    setAsking(false)
    setNews(words.state[choice])
    if (choice === 'denied') stopAnalytics()
    else if (!window.gtag) {
      startAnalytics()
      track('page_view', { page_path: plainPath(window.location.pathname), page_title: document.title })
    }
    const next = opener ?? document.getElementById('main')
    next?.focus({ preventScroll: true })
  }

  return (
    <>
      <PageStyles name="consent" />
      <p role="status" className="sr-only" data-print="hide">
        {asking ? words.title : news}
      </p>
      {asking ? (
        <section
          ref={panel}
          tabIndex={-1}
          className="consent"
          aria-label={words.label}
          data-ground="dark"
          data-print="hide"
        >
          <p className="font-semibold">{words.title}</p>
          <p className="text-[.95rem] leading-normal text-mist">
            {words.text} {opener ? words.state[readChoice() ?? 'denied'] : null}{' '}
            <a href={words.more.href} className="text-link">
              {words.more.label}
            </a>
          </p>
          <div className="grid grid-cols-2 gap-3">
            <Button size="small" onClick={() => answer('granted')}>
              {words.accept}
            </Button>
            <Button size="small" onClick={() => answer('denied')}>
              {words.reject}
            </Button>
          </div>
        </section>
      ) : null}
    </>
  )
}

/** While the question stands, the page gets as much room at its end as the question covers, and focus never hides behind it. */
function useSpaceBelow(panel: RefObject<HTMLElement | null>, asking: boolean) {
  useLayoutEffect(() => {
    if (!asking) return
    const { style } = document.documentElement
    style.setProperty('--asking', `${panel.current?.offsetHeight ?? 0}px`)
    return () => {
      style.removeProperty('--asking')
    }
  }, [panel, asking])
}
