import './service-index.css'

/** Services by name, each a link to its page. */
export function ServiceIndex({ services }: { services: readonly { path: string; name: string }[] }) {
  return (
    <ul className="service-index line-t">
      {services.map(({ path, name }) => (
        <li key={path} className="rule-b">
          <a
            href={path}
            className="flex min-h-[2.9rem] items-center py-3xs weight-600 [line-height:1.25] hover:text-oxide max-sm:text-small"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
