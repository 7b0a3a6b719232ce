import { Navigation } from 'lucide'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { googleDirections, wazeDirections } from './yard-links.ts'

type Props = { google: string; waze: string }

/** The way to the yard, in the visitor's own maps or navigation app. */
export function DirectionsLinks({ google, waze }: Props) {
  const links = [
    { provider: 'google_maps', href: googleDirections, label: google },
    { provider: 'waze', href: wazeDirections, label: waze },
  ] as const
  return (
    <ul className="grid gap-xs">
      {links.map(({ provider, href, label }) => (
        <li key={provider} className="grid">
          <a className={buttonClass('ghost')} href={href} target="_blank" rel="noopener" data-directions={provider}>
            <Icon of={Navigation} size={18} className="shrink-0" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
