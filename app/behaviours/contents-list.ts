/** Marks, in a list of contents, the section that is being read: the last one whose heading has passed under the header. */
function mark(id: string | undefined): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.contents-list a')) {
    if (link.hash === `#${id}`) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
  }
}

const observer = new IntersectionObserver(
  (entries) => {
    // The newest of the batch: a quick jump reports the section that was left and the one that was reached together.
    const reading = entries.findLast((entry) => entry.isIntersecting)
    if (reading) mark(reading.target.id)
    // A jump to the top leaves a section below the strip and reaches none.
    else if (entries.some(({ boundingClientRect }) => boundingClientRect.top > 0)) mark(undefined)
  },
  // A strip a fifth of the way down the window: sections follow one another, so one at most is inside it.
  { rootMargin: '-20% 0px -80% 0px' },
)
for (const section of document.querySelectorAll('.reading__section')) observer.observe(section)
