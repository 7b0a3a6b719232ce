import { ArrowRight } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

type Props = Omit<ComponentProps<'a'>, 'href'> & { more?: { href: string; label: string } | undefined }

/** A link to more about what is above it. `children` are for a screen reader, after the label. */
export function MoreLink({ more, className = 'mt-s', children, ...link }: Props) {
  return more ? (
    <a className={`link-standalone ${className}`} href={more.href} {...link}>
      {more.label}
      {children}
      <Icon of={ArrowRight} size={18} />
    </a>
  ) : null
}
