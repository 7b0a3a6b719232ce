import { CaptionedPicture } from '#app/pictures/captioned-picture.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { home } from '#content/page-content.ts'

/** Who touches the steel, next to a picture of their work. On phones without the picture, which proves nothing that they say. */
export function TeamCells({ team }: { team: typeof home.team }) {
  return (
    <div className="grid gap-x-columns lg:grid-cols-(--split-5)">
      <CaptionedPicture
        id={team.picture}
        caption={team.pictureNote}
        sizes="(min-width: 62rem) 45rem, 92vw"
        className="max-lg:aspect-4/3 max-sm:hidden"
      />
      <ul className="ruled-cells bg-mill sm:max-lg:*:col-span-6">
        {team.people.map(({ title, text, stat }) => (
          <li key={title} className="grid content-start gap-2xs p-cell">
            <h3>{title}</h3>
            {text ? <Paragraph prose={text} className="text-slate" /> : null}
            {stat ? <p className="note-text text-slate sm:mt-2xs">{stat}</p> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
