import './service-index.css'

/** Services by name, each a link to its page. */
export function ServiceIndex({ services }: { services: readonly { path: string; name: string }[] }) {
  return (
    <ul className="service-index">
      {services.map(({ path, name }) => (
        <li key={path}>
          <a href={path} className="flex items-center weight-600">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
