import { useEffect, useState } from 'react'

/** The id of the section that is being read: the last one whose heading has passed under the header; none above the first. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // The newest of the batch: a quick jump reports the section that was left and the one that was reached together.
        const reading = entries.findLast((entry) => entry.isIntersecting)
        if (reading) setCurrent(reading.target.id)
        // A jump to the top leaves a section below the strip and reaches none.
        else if (entries.some(({ boundingClientRect }) => boundingClientRect.top > 0)) setCurrent(undefined)
      },
      // A strip a fifth of the way down the window: sections follow one another, so one at most is inside it.
      { rootMargin: '-20% 0px -80% 0px' },
    )
    for (const { id } of sections) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [sections])

  return current
}
