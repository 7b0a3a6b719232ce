import { Paragraph } from '#app/ui/prose-text.tsx'
import type { home } from '#content/page-content.ts'

/** Who touches the steel. */
export function TeamCells({ team }: { team: typeof home.team }) {
  return (
    <ul className="ruled-cells bg-mill sm:*:col-span-6 lg:*:col-span-3">
      {team.people.map(({ title, text, stat }) => (
        <li key={title} className="grid grid-rows-[auto_1fr] gap-2xs p-cell">
          <h3>{title}</h3>
          <Paragraph prose={text} className="text-slate" />
          <p className="note-text text-slate sm:mt-2xs">{stat}</p>
        </li>
      ))}
    </ul>
  )
}
