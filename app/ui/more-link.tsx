import { ArrowRight } from 'lucide'
import { Icon } from './icon.tsx'

export function MoreLink({ more }: { more?: { href: string; label: string } }) {
  return more ? (
    <a className="link-standalone mt-s" href={more.href}>
      {more.label}
      <Icon of={ArrowRight} size={18} />
    </a>
  ) : null
}
