/** Milliseconds that a press waits for hydration. */
const longestWait = 6000

/** Set once the form's scripts have failed: from then on the browser checks and sends the form. */
let failed = false

/** Holds a press on the button of a form that is not hydrated yet. The form sends it once it is (`use-enquiry.ts`). */
function holdPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[type="submit"]') : null
  const form = button?.form
  // The hydrated form sets noValidate.
  if (failed || !form || form.noValidate) return
  event.preventDefault()
  form.dataset.pressed = ''
  setTimeout(() => submitWithoutScript(form), longestWait)
}

function submitWithoutScript(form: HTMLFormElement): void {
  if (!('pressed' in form.dataset)) return
  failed = true
  delete form.dataset.pressed
  form.requestSubmit()
}

document.addEventListener('click', holdPress, { capture: true })
document.addEventListener('astro:hydration-error', ({ target }) => {
  const form = target instanceof Element ? target.querySelector<HTMLFormElement>('form:not([novalidate])') : null
  if (!form) return
  failed = true
  submitWithoutScript(form)
})
