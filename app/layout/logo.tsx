import { business } from '#content/business.ts'

/** The mark is an I-beam end-on over the tide. */
export function Logo() {
  return (
    <a href="/" className="flex min-h-11 items-center gap-2xs sm:gap-xs">
      <span className="sr-only">{business.name}, home</span>
      <svg viewBox="0 0 48 48" className="size-9 flex-none sm:size-10" fill="none" aria-hidden="true">
        <path d="M6 5h36v8H28v22h14v8H6v-8h14V13H6z" fill="currentColor" />
        <path d="M2 41c5-4 9-4 14 0s9 4 14 0 9-4 16 0" className="stroke-(--accent)" strokeWidth={3.2} />
      </svg>
      <span
        className="display-text text-small [line-height:1.04] max-narrow:text-note max-tiny:whitespace-nowrap sm:text-body"
        aria-hidden="true"
      >
        {business.logoLines[0]}
        <br />
        {business.logoLines[1]}
      </span>
    </a>
  )
}
