// The same word as in offline-page.ts: a module of both would be a file of its own, and every page would wait for it.
const key = 'offline-page'

type State = 'on' | 'off' | 'unsupported'

function stateNow(): State {
  if (!('serviceWorker' in navigator)) return 'unsupported'
  try {
    return localStorage.getItem(key) === 'off' ? 'off' : 'on'
  } catch {
    // A browser that remembers no choice keeps no page either.
    return 'unsupported'
  }
}

/** The visitor's own switch for the page without a connection: says how it stands, and drops or keeps that page at a press. */
function mindSwitch(box: HTMLElement): void {
  const button = (to: 'on' | 'off') => box.querySelector<HTMLElement>(`[data-turns="${to}"]`)

  function show(state: State): void {
    for (const line of box.querySelectorAll<HTMLElement>('[data-says]')) line.hidden = line.dataset.says !== state
    for (const to of ['on', 'off'] as const)
      button(to)?.toggleAttribute('hidden', state === 'unsupported' || state === to)
  }

  async function turn(to: 'on' | 'off'): Promise<void> {
    if (to === 'off') {
      localStorage.setItem(key, to)
      for (const kept of await navigator.serviceWorker.getRegistrations()) await kept.unregister()
    } else {
      localStorage.removeItem(key)
      document.dispatchEvent(new Event('page:keep-offline'))
    }
    show(to)
    button(to === 'on' ? 'off' : 'on')?.focus()
  }

  button('off')?.addEventListener('click', () => turn('off'))
  button('on')?.addEventListener('click', () => turn('on'))
  show(stateNow())
  box.hidden = false
}

for (const box of document.querySelectorAll<HTMLElement>('[data-offline-switch]')) mindSwitch(box)
