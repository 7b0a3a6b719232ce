/** The button of a form to fill in by hand prints that sheet alone, not the page around it. */
for (const button of document.querySelectorAll<HTMLElement>('.paper-form__print')) {
  button.addEventListener('click', () => {
    const form = button.closest<HTMLElement>('.paper-form')
    if (!form) return
    form.dataset.printing = ''
    // Some phones return from print() before they have printed, so the mark leaves with the event.
    addEventListener('afterprint', () => delete form.dataset.printing, { once: true })
    print()
  })
}
