import { useEffect, useState } from 'react'
import { preinit } from 'react-dom'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import pagesSheet from '#app/styles/pages.css?url'
import { isPagePath } from '#content/navigation.ts'
import { framingPaths } from '#content/pages.ts'
import { plainPath } from './use-path.ts'

/** How long a mouse or the focus rests on a link before its page is fetched ahead; a touch means it at once. */
const restMs = 100

/** The page of this site that a plain link at an event's target leads to; undefined for other links and within a page. */
function destinationOf({ target }: Event): { path: string; to: string } | undefined {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])') : null
  if (!link) return undefined
  const path = plainPath(link.pathname)
  const here = path === plainPath(window.location.pathname)
  if (!isPagePath(path) || (here && link.hash)) return undefined
  return { path, to: link.pathname + link.search + link.hash }
}

/** The page with the map is shown by its own document alone. */
const isDocument = (path: string) => framingPaths.includes(path)

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * Makes the plain links of all pages navigations of the router, and fetches a page ahead as soon as the visitor means to go
 * there. One listener for all of them: a component for each of a hundred links would cost every page its start.
 */
export function SoftNavigation() {
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<string>()

  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>

    function fetchAhead(event: Event) {
      clearTimeout(rest)
      const destination = destinationOf(event)
      if (!destination) return
      const touched = event instanceof PointerEvent && event.pointerType !== 'mouse'
      rest = setTimeout(() => setAhead(destination.path), touched ? 0 : restMs)
    }

    function follow(event: MouseEvent) {
      const destination = destinationOf(event)
      if (!destination || isDocument(destination.path) || event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      const { pathname, search } = window.location
      void navigate(destination.to, { replace: destination.to === pathname + search })
    }

    document.addEventListener('pointerover', fetchAhead)
    document.addEventListener('focusin', fetchAhead)
    document.addEventListener('click', follow)
    return () => {
      clearTimeout(rest)
      document.removeEventListener('pointerover', fetchAhead)
      document.removeEventListener('focusin', fetchAhead)
      document.removeEventListener('click', follow)
    }
  }, [navigate])

  if (!ahead) return null
  if (isDocument(ahead)) return <link rel="prefetch" href={ahead} />
  preinit(pagesSheet, { as: 'style', precedence: 'page' })
  return <PrefetchPageLinks page={ahead} />
}
