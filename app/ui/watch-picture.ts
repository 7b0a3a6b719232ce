/**
 * Lets a picture below the fold load once `threshold` of it is in view, and shows it once it has loaded; the stylesheet goes
 * by `data-arrival`: waiting, loading, shown. Returns what ends the watch. The build also writes this function into every
 * page, for the time before React (`scripts/finish-build/start-script.ts`): nothing outside it may be named in it.
 */
export function watchPicture(picture: HTMLElement, threshold: number): () => void {
  const image = picture.querySelector('img')
  const show = () => {
    picture.dataset.arrival = 'shown'
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      if (picture.dataset.arrival === 'waiting') picture.dataset.arrival = 'loading'
    },
    { threshold },
  )
  image?.addEventListener('load', show)
  if (image?.complete && image.naturalWidth > 0) show()
  else observer.observe(picture)
  return () => {
    observer.disconnect()
    image?.removeEventListener('load', show)
  }
}
