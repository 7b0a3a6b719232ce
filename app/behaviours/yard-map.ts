/** The map comes from another host, so it loads only when the visitor asks for it. */
function showMap(button: HTMLButtonElement, frame: HTMLIFrameElement): void {
  button.disabled = true
  frame.dataset.waiting = ''
  frame.hidden = false
  frame.addEventListener(
    'load',
    () => {
      delete frame.dataset.waiting
      button.remove()
      frame.focus()
    },
    { once: true },
  )
  frame.src = frame.dataset.src ?? ''
}

for (const figure of document.querySelectorAll('[data-yard-map]')) {
  const button = figure.querySelector('button')
  const frame = figure.querySelector('iframe')
  if (button && frame) button.addEventListener('click', () => showMap(button, frame))
}
