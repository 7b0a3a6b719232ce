/** When an island cannot go on, the whole page gives way to the crash screen that waits in it (spec 2 and 8). */
export function standByForCrash(): void {
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
