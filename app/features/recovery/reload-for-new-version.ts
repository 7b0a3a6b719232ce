/** What a reload would take from the visitor carries this attribute: attachments, the calculator's choices. */
const unkept = '[data-unkept]'
const key = 'reloaded'

type Reloaded = { version: string; focus: string }

/**
 * An open page can ask for a script that a new version has replaced. Then it is loaded anew, once for a version, if the server
 * does have another one and nothing would be lost: the forms keep their text themselves.
 */
export function reloadForNewVersion(): void {
  const before = read()
  if (before?.focus) {
    document.getElementById(before.focus)?.focus({ preventScroll: true })
    sessionStorage.setItem(key, JSON.stringify({ ...before, focus: '' }))
  }
  window.addEventListener('vite:preloadError', () => void reloadOnce())
}

async function reloadOnce() {
  const { url: version } = Reflect.get(window, '__reactRouterManifest') as { url: string }
  const mustStay = () => read()?.version === version || document.querySelector(unkept) !== null
  if (mustStay()) return
  const html = await fetch(window.location.href, { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  )
  if (!html || html.includes(version) || mustStay()) return
  try {
    const now: Reloaded = { version, focus: document.activeElement?.id ?? '' }
    sessionStorage.setItem(key, JSON.stringify(now))
    window.location.reload()
  } catch {
    // Storage is forbidden: drafts cannot be kept either, so the page stays.
  }
}

function read(): Reloaded | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Reloaded | null) ?? undefined
  } catch {
    return undefined
  }
}
