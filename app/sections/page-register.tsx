import type { SitemapGroup } from '#content/sitemap.ts'

/** One group of pages, kept like a drawing register: sheet number, title, what is on it. */
export function PageRegister({ group, number }: { group: SitemapGroup; number: number }) {
  const { id, title, entries } = group
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="register">
      <h2 id={`${id}-title`}>{title}</h2>
      <ul>
        {entries.map(({ title: page, url, description }, index) => (
          <li key={url}>
            <span className="note text-slate" aria-hidden="true">
              {number}.{String(index + 1).padStart(2, '0')}
            </span>
            <a href={url} className="register-link">
              {page}
            </a>
            <span className="text-slate">{description}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
