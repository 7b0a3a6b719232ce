import { Picture } from '#app/ui/picture.tsx'
import { ProseText } from '#app/ui/prose-text.tsx'
import type { home } from '#content/home.ts'

/** Who touches the steel, next to a picture of their work. */
export function TeamCells({ team }: { team: typeof home.team }) {
  return (
    <div className="grid items-stretch lg:grid-cols-[5fr_7fr]">
      <div className="relative min-h-64 max-sm:min-h-48 overflow-hidden">
        <Picture id={team.picture} sizes="(min-width: 62rem) 38rem, 98vw" className="absolute inset-0 size-full" />
        <span className="picture-note note-text">{team.pictureNote}</span>
      </div>
      <ul className="ruled-cells bg-mill sm:grid-cols-2">
        {team.people.map(({ title, text, stat }) => (
          <li key={title} className="grid content-start gap-2xs p-m max-sm:gap-3xs max-sm:p-s md:p-m">
            <h3>{title}</h3>
            <p className="text-slate max-sm:leading-snug">
              <ProseText prose={text} />
            </p>
            <p className="note-text text-oxide sm:mt-2xs">{stat}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
