import type { servicesMenu } from '#content/navigation.ts'
import { serviceMark } from './service-marks.ts'
import './service-link.css'

type Props = { link: (typeof servicesMenu)[number]['links'][number]; path: string }

/** A service in a menu: a small drawing, its name and what the visitor gets. */
export function ServiceLink({ link: { href, label, line, icon }, path }: Props) {
  return (
    <li>
      <a href={href} className="service-link" aria-current={path === href ? 'page' : undefined}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={serviceMark(icon)} />
        </svg>
        <span>
          <b>{label}</b> <small>{line}</small>
        </span>
      </a>
    </li>
  )
}
