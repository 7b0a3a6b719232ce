/** The share of a picture that must be in view before it loads (spec 4 and 9). */
const seenShare = 0.1

/**
 * Loads a picture below the fold once a tenth of it is visible, and fades it in by `data-arrival` (waiting, loading, shown).
 * A picture that fails is replaced by the fallback, and `data-failed` hides its caption.
 */
export function initPictures(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        if (target instanceof HTMLElement && target.dataset.arrival === 'waiting') target.dataset.arrival = 'loading'
      }
    },
    { threshold: seenShare },
  )
  for (const picture of document.querySelectorAll('picture')) {
    const image = picture.querySelector('img')
    if (image?.complete && image.currentSrc) settle(image, image.naturalWidth === 0)
    else if (picture.dataset.arrival) observer.observe(picture)
  }
  // Neither event bubbles: listen in the capture phase. A load without a width is no failure: an image may be changing its file.
  for (const name of ['load', 'error']) {
    const failed = name === 'error'
    document.addEventListener(name, ({ target }) => target instanceof HTMLImageElement && settle(target, failed), true)
  }
}

function settle(image: HTMLImageElement, failed: boolean): void {
  const picture = image.closest('picture')
  if (!picture) return
  const show = () => {
    picture.dataset.arrival = 'shown'
  }
  if (failed) replace(picture, image)
  else if (picture.dataset.arrival) image.decode().then(show, show)
}

function replace(picture: HTMLElement, image: HTMLImageElement): void {
  picture.dataset.failed = ''
  const fallback = document.querySelector<HTMLTemplateElement>('#fallback-picture')?.content.querySelector('picture')
  const other = fallback?.querySelector('img')
  const source = fallback?.querySelector('source')
  if (!fallback || !other || picture.dataset.picture === fallback.dataset.picture) return
  picture.dataset.picture = fallback.dataset.picture
  picture.querySelector('source')?.setAttribute('srcset', source?.srcset ?? '')
  image.srcset = other.srcset
  image.src = other.src
  if (image.alt) image.alt = other.alt
}
