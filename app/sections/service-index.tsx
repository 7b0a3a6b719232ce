import { services } from '#content/services.ts'
import './service-index.css'

/** Every service by its name, numbered, in the order of the list; each a link to its page. */
export function ServiceIndex({ title }: { title: string }) {
  return (
    <nav className="service-index" aria-labelledby="service-index-title">
      <h3 id="service-index-title">{title}</h3>
      <ol>
        {services.map(({ path, name }, index) => (
          <li key={path}>
            <a href={path}>
              <span className="note-text text-slate" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
