import { business } from '#content/business.ts'
import { logoPaths } from '#content/logo.ts'

export function Logo() {
  return (
    <a href="/" className="flex min-h-11 items-center gap-2xs sm:gap-xs">
      <span className="sr-only">{business.name}, home</span>
      <svg viewBox={logoPaths.viewBox} className="size-9 flex-none sm:size-10" fill="none" aria-hidden="true">
        <path d={logoPaths.beam} fill="currentColor" />
        <path d={logoPaths.wave} className="stroke-(--accent)" strokeWidth={logoPaths.waveWidth} />
      </svg>
      <span
        className="display-text text-small [line-height:1.04] max-[22rem]:text-note max-[17rem]:whitespace-nowrap sm:text-body"
        aria-hidden="true"
      >
        {business.logoLines[0]}
        <br />
        {business.logoLines[1]}
      </span>
    </a>
  )
}
