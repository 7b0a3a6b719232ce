import { ModelWipe } from '#app/features/model-wipe/model-wipe.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { business } from '#content/business.ts'
import type { home } from '#content/home.ts'
import { DimensionStrip } from './dimension-strip.tsx'

/** On a phone with three pixels to one, a picture made for two looks as sharp and weighs half. */
const drawnWidth = '(min-width: 62rem) max(100vw, 99rem), (min-resolution: 2.5dppx) 80vw, 98vw'

export function HomeHero({ hero }: { hero: typeof home.hero }) {
  // On phones buttons and proof stand in rows of their own: nothing wraps anew when the font arrives.
  return (
    <section className="home-hero" data-ground="dark">
      <div className="home-hero-picture">
        <ModelWipe sizes={drawnWidth} priority overlaid />
      </div>
      <div className="home-hero-scrim" />
      <div className="wrap home-hero-words">
        <p className="section-tag note text-frost">{hero.tag}</p>
        <h1 className="text-[min(8.5vw,3.4rem)] lg:text-[clamp(3.4rem,5.6vw,4.75rem)]">
          {hero.titleLines.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="max-w-[34rem] text-[1.1rem] text-frost md:text-[1.2rem]">{hero.lead}</p>
        <div className="grid gap-3.5 sm:flex">
          <a className={`${buttonClass('primary')} pointer-events-auto`} href="#get-quote">
            {hero.quoteLabel}
          </a>
          <a className={`${buttonClass('ghost')} pointer-events-auto`} href={business.phone.href}>
            Call {business.phone.display}
          </a>
        </div>
        <ul className="grid gap-x-8 gap-y-1 sm:flex sm:flex-wrap text-[.95rem] text-mist">
          {hero.proof.map(({ strong, rating, text }) => (
            <li key={text}>
              <b className="text-white">
                {strong} {rating ? <Stars rating={rating} className="mr-1 inline-block h-[.8em]" /> : null}
              </b>
              {text}
              {rating ? <SampleMark of="rating" /> : null}
            </li>
          ))}
        </ul>
        <div className="pb-7">
          <DimensionStrip figures={hero.stats} className="mt-[clamp(2.5rem,6vw,5rem)]" />
          <SampleMark of="figures" className="mt-5 text-mist" />
        </div>
      </div>
    </section>
  )
}
