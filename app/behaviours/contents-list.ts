/** Marks the section being read in a list of contents. */
function mark(id: string | undefined): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.contents-list a')) {
    if (link.hash === `#${id}`) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
  }
}

const observer = new IntersectionObserver(
  (entries) => {
    // A quick jump reports the old and the new section together, the new one last.
    const reading = entries.findLast((entry) => entry.isIntersecting)
    if (reading) mark(reading.target.id)
    // At the top of the page no section has reached the strip.
    else if (entries.some(({ boundingClientRect }) => boundingClientRect.top > 0)) mark(undefined)
  },
  // A line a fifth of the way down the window, which only one section can cross.
  { rootMargin: '-20% 0px -80% 0px' },
)
for (const section of document.querySelectorAll('.legal-reading__section')) observer.observe(section)
