/** Replaces the page with the crash screen when an island throws (spec 2 and 8). */
export function initCrashScreen(): void {
  document.addEventListener('page:crash', ({ detail }) => {
    const screen = document.querySelector<HTMLTemplateElement>('#crash-screen')?.content.cloneNode(true)
    if (!(screen instanceof DocumentFragment)) return
    console.error('The page failed to render', detail.error)
    document.body.replaceChildren(screen)
    const heading = document.querySelector<HTMLElement>('h1')
    document.title = heading?.textContent ?? document.title
    document.querySelector('button')?.addEventListener('click', () => location.reload())
    heading?.focus()
  })
}
