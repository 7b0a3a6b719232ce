import { Paragraph } from '#app/ui/prose-text.tsx'
import type { SitemapGroup } from '#content/page-content.ts'
import type { Prose } from '#content/page-copy.ts'
import './page-register.css'

/** All pages of the site, kept like a drawing register. */
export function PageRegister({ groups, note }: { groups: readonly SitemapGroup[]; note: Prose }) {
  return (
    <div className="page-width pb-2xl">
      {groups.map((group, index) => (
        <Group key={group.id} group={group} number={index + 1} />
      ))}
      <Paragraph prose={note} className="page-register__note mt-xl text-slate" />
    </div>
  )
}

/** One group: sheet number, title, what is on it. */
function Group({ group, number }: { group: SitemapGroup; number: number }) {
  const { id, title, entries } = group
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-register__group grid pt-xl">
      <h2 id={`${id}-title`}>{title}</h2>
      <ul>
        {entries.map(({ title: page, url, description }, index) => (
          <li key={url} className="relative rule-b grid items-baseline py-xs">
            <span className="note-text text-slate" aria-hidden="true">
              {number}.{String(index + 1).padStart(2, '0')}
            </span>
            <a href={url} className="page-register__link weight-600">
              {page}
            </a>
            <span className="text-slate">{description}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
