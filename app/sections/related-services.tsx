import { ArrowRight } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import { serviceCopy } from '#content/service-copy.ts'
import { isHidden, serviceByPath } from '#content/services.ts'
import './related-services.css'

/** Three services that go with this one. */
export function RelatedServices({ paths }: { paths: readonly string[] }) {
  return (
    <nav aria-labelledby="related-title" className="related-services page-width py-xl max-sm:py-m">
      <h2 id="related-title" className="text-subheading">
        {serviceCopy.relatedTitle}
      </h2>
      <ul className="mt-2xs grid gap-x-l md:grid-cols-3">
        {paths
          .filter((path) => !isHidden(path))
          .map(serviceByPath)
          .map(({ path, name, summary }) => (
            <li key={path} className="rule-t sm:py-xs">
              <a href={path} className="link-standalone">
                {name}
                <Icon of={ArrowRight} size={18} />
              </a>
              <Paragraph prose={summary} className="text-small text-slate max-sm:hidden" />
            </li>
          ))}
      </ul>
    </nav>
  )
}
