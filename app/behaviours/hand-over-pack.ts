const opener = document.querySelector<HTMLButtonElement>('.hand-over__open')
const status = document.querySelector('.hand-over__status')
let pack: Promise<HTMLDialogElement> | undefined

opener?.addEventListener('click', async () => {
  if (status) status.textContent = ''
  try {
    pack ??= load(opener.value)
    const dialog = await pack
    // Not part of the page while it is closed, because print.css prints nothing else while it is there.
    document.body.append(dialog)
    await styled(dialog)
    dialog.showModal()
  } catch {
    pack = undefined
    if (status) status.textContent = opener.dataset.failed ?? ''
  }
})

async function load(address: string): Promise<HTMLDialogElement> {
  const dialog = (await fetchDocument(address)).querySelector('dialog')
  if (!dialog) throw new Error(`No dialog at ${address}`)
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.pack__print')) print()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    opener?.focus()
  })
  return dialog
}

/** XMLHttpRequest parses HTML by itself. The other ways need a policy, because the pages require Trusted Types. */
function fetchDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.onload = () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML)
      else reject(new Error(`${address} answered ${request.status}`))
    }
    request.onerror = () => reject(new Error(`${address} is out of reach`))
    request.send()
  })
}

/** Resolves once the dialog's styles have loaded, or have failed to. */
function styled(dialog: HTMLDialogElement): Promise<unknown> | undefined {
  const link = dialog.querySelector('link')
  if (!link || link.sheet) return
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve
  })
}

export {}
