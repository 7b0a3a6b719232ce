import { Picture } from '#app/ui/picture.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { home } from '#content/home.ts'
import { pictureCaption } from '#content/pictures.ts'
import './team-cells.css'

/** Who touches the steel, next to a picture of their work. */
export function TeamCells({ team }: { team: typeof home.team }) {
  return (
    <div className="team-cells">
      <div className="team-cells__picture">
        <Picture id={team.picture} sizes="(min-width: 62rem) 45rem, 92vw" className="absolute inset-0 size-full" />
        <span className="picture__note note-text">{pictureCaption(team.picture, team.pictureNote)}</span>
      </div>
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
