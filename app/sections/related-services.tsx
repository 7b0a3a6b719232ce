import { serviceCopy } from '#content/service-copy.ts'
import { isHidden, serviceByPath } from '#content/services.ts'

/** Three services that go with this one. */
export function RelatedServices({ paths }: { paths: readonly string[] }) {
  return (
    <nav aria-labelledby="related-title" className="page-width py-l">
      <h2 id="related-title" className="text-subheading">
        {serviceCopy.relatedTitle}
      </h2>
      <ul className="dot-run leading-11">
        {paths
          .filter((path) => !isHidden(path))
          .map(serviceByPath)
          .map(({ path, name }) => (
            <li key={path}>
              <a href={path} className="inline-block weight-600 text-(--accent) hover:underline">
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
