import './service-index.css'

/** Services by name, numbered, each a link to its page. */
export function ServiceIndex({ services }: { services: readonly { path: string; name: string }[] }) {
  return (
    <ol className="service-index">
      {services.map(({ path, name }, index) => (
        <li key={path}>
          <a href={path} className="grid items-center weight-600">
            <span className="note-text text-slate" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            {name}
          </a>
        </li>
      ))}
    </ol>
  )
}
