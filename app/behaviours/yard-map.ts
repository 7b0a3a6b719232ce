/** The map comes from another host, so it loads only when it is about to come into view. */
const margin = '200px'

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const frame = target.querySelector('iframe')
      if (!isIntersecting || !frame) continue
      watcher.unobserve(target)
      frame.dataset.waiting = ''
      frame.hidden = false
      frame.addEventListener('load', () => delete frame.dataset.waiting, { once: true })
      frame.src = frame.dataset.src ?? ''
    }
  },
  { rootMargin: margin },
)
for (const place of document.querySelectorAll('.yard-map')) watcher.observe(place)
