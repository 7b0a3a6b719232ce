import { ArrowRight } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { PagePath } from '#content/navigation.ts'
import './service-ledger.css'

type Props = { services: readonly { path: PagePath; name: string }[]; footnote?: string }

/** Services as numbered cells, each a link to its page. */
export function ServiceLedger({ services, footnote }: Props) {
  return (
    <>
      <ol className="ruled-cells grid-cols-1 xs:grid-cols-2 lg:grid-cols-5">
        {services.map(({ path, name }, index) => (
          <li key={path} className="grid bg-mill">
            <a href={path} className="service-ledger__link">
              <span className="note-text text-slate" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <span className="service-ledger__name">
                {name}
                <Icon of={ArrowRight} size={18} />
              </span>
            </a>
          </li>
        ))}
      </ol>
      {footnote ? <p className="mt-4 max-w-measure text-small text-slate">{footnote}</p> : null}
    </>
  )
}
