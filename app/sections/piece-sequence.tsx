import { Picture } from '#app/ui/picture.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { home } from '#content/home.ts'
import { pieceB12 } from '#content/piece-b12.ts'
import { SectionHead } from './section-head.tsx'
import './piece-sequence.css'

const sizes = '(min-width: 62rem) 100vw, (min-width: 40rem) 45vw, (min-resolution: 2.5dppx) 66vw, 80vw'

/** One beam through the shop: pictures that change in place on wide screens, a strip of cards on narrow ones. */
export function PieceSequence({ piece, id }: { piece: typeof home.piece; id: string }) {
  return (
    <section className="piece-sequence" data-ground="dark" aria-labelledby={id}>
      <div className="page-width">
        <SectionHead mark={piece.mark} title={piece.title} lead={piece.lead} id={id} />
        <p className="mt-s text-small text-mist">{piece.note}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the strip once it has focus. */}
      <section className="piece-sequence__strip" aria-label={piece.strip} tabIndex={0}>
        <ol>
          {piece.steps.map(({ picture, title, text }, index) => (
            <li key={title}>
              <figure>
                <Picture id={picture} sizes={sizes} />
                <figcaption>
                  <span className="piece-sequence__number balloon balloon--small" aria-hidden="true">
                    {index + 1}
                  </span>
                  <p className="note-text">
                    {pieceB12.mark} · {index + 1} {piece.of} {piece.steps.length}
                  </p>
                  <h3>{title}</h3>
                  <Paragraph prose={text} />
                </figcaption>
              </figure>
            </li>
          ))}
        </ol>
      </section>
    </section>
  )
}
