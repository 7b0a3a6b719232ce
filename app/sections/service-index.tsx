import './service-index.css'

type Props = { services: readonly { path: string; name: string }[]; title?: string; footnote?: string }

/** Services by name, numbered, each a link to its page. */
export function ServiceIndex({ services, title, footnote }: Props) {
  const list = (
    <>
      <ol className="service-index">
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
      {footnote ? <p className="mt-s max-w-measure text-small text-slate">{footnote}</p> : null}
    </>
  )
  return title ? (
    <nav className="mt-xl" aria-labelledby="service-index-title">
      <h3 id="service-index-title" className="mb-s">
        {title}
      </h3>
      {list}
    </nav>
  ) : (
    list
  )
}
