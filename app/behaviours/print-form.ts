for (const button of document.querySelectorAll<HTMLElement>('.paper-form__print')) {
  button.addEventListener('click', () => {
    const form = button.closest<HTMLElement>('.paper-form')
    if (!form) return
    form.dataset.printing = ''
    // Some phones return from print() before they have printed.
    addEventListener('afterprint', () => delete form.dataset.printing, { once: true })
    print()
  })
}
