import { ArrowRight } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import { serviceCopy } from '#content/service-copy.ts'
import { isHidden, serviceByPath } from '#content/services.ts'
import './related-services.css'

/** Three services that go with this one. */
export function RelatedServices({ paths }: { paths: readonly string[] }) {
  return (
    <nav aria-labelledby="related-title" className="related-services page-width">
      <h2 id="related-title" className="text-subheading">
        {serviceCopy.relatedTitle}
      </h2>
      <ul>
        {paths
          .filter((path) => !isHidden(path))
          .map(serviceByPath)
          .map(({ path, name, summary }) => (
            <li key={path}>
              <a href={path} className="link-standalone">
                {name}
                <Icon of={ArrowRight} size={18} />
              </a>
              <Paragraph prose={summary} />
            </li>
          ))}
      </ul>
    </nav>
  )
}
