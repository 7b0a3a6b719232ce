// Spec 8.
console.warn(`404: there is no page at ${location.pathname}`)

document.querySelector('[data-go-back]')?.addEventListener('click', () => {
  if (history.length > 1) history.back()
  else location.assign('/')
})
