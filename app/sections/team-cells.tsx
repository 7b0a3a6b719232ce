import { CaptionedPicture } from '#app/ui/captioned-picture.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { home } from '#content/page-content.ts'
import './team-cells.css'

/** Who touches the steel, next to a picture of their work. */
export function TeamCells({ team }: { team: typeof home.team }) {
  return (
    <div className="team-cells">
      <CaptionedPicture
        id={team.picture}
        caption={team.pictureNote}
        sizes="(min-width: 62rem) 45rem, 92vw"
        className="team-cells__picture"
      />
      <ul className="ruled-cells">
        {team.people.map(({ title, text, stat }) => (
          <li key={title} className="team-cells__cell">
            <h3>{title}</h3>
            <Paragraph prose={text} className="text-slate max-sm:leading-snug" />
            <p className="note-text text-oxide">{stat}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
