import { serviceCopy } from '#content/service-copy.ts'
import { isHidden, serviceByPath } from '#content/services.ts'

/** Three services that go with this one. */
export function RelatedServices({ paths }: { paths: readonly string[] }) {
  return (
    <nav aria-labelledby="related-title" className="page-width py-l">
      <h2 id="related-title" className="text-subheading">
        {serviceCopy.relatedTitle}
      </h2>
      <ul className="mt-2xs flex flex-wrap gap-x-m">
        {paths
          .filter((path) => !isHidden(path))
          .map(serviceByPath)
          .map(({ path, name }) => (
            <li key={path}>
              <a href={path} className="inline-flex min-h-11 items-center weight-600 text-(--accent) hover:underline">
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
