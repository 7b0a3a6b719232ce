import { ModelWipe } from '#app/features/model-wipe/model-wipe.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ServiceSection as Section } from '#content/services/service.ts'
import { Band, type Tone } from './band.tsx'
import { DataTable } from './data-table.tsx'
import { DrawingNotes } from './drawing-notes.tsx'
import { EmergencyBlock } from './emergency-block.tsx'
import { FactCards } from './fact-cards.tsx'
import { SectionHead } from './section-head.tsx'
import { StepLine } from './step-line.tsx'

const tones: Partial<Record<Section['kind'], Tone>> = {
  emergency: 'dark',
  pictures: 'dark',
  wipe: 'dark',
  drawing: 'sand',
  places: 'mill',
}

/** One band of a service page, shown as its kind asks. */
export function ServiceSection({ section, id }: { section: Section; id: string }) {
  return (
    <Band tone={tones[section.kind]} id={section.id} labelledBy={id}>
      <SectionHead mark={section.mark} title={section.title} lead={section.lead} id={id} />
      <Content section={section} />
    </Band>
  )
}

function Content({ section }: { section: Section }) {
  switch (section.kind) {
    case 'prose':
      return (
        <div className={section.picture ? 'grid items-start gap-[clamp(1.5rem,5vw,4rem)] lg:grid-cols-2' : ''}>
          <div className="grid max-w-[42rem] gap-5">
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {section.picture ? (
            <div className="relative aspect-3/2 overflow-hidden">
              <Picture id={section.picture} sizes="(min-width: 62rem) 36rem, 92vw" className="size-full" />
              {section.pictureNote ? <span className="picture-note note">{section.pictureNote}</span> : null}
            </div>
          ) : null}
        </div>
      )
    case 'checklist':
      return (
        <ul className="square-list gap-x-12 border-t border-ink md:columns-2">
          {section.entries.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )
    case 'cards':
      return <FactCards cards={section.cards} />
    case 'steps':
      return <StepLine steps={section.steps} />
    case 'table':
      return <DataTable {...section} />
    case 'places':
      return (
        <>
          <ul className="cells grid-cols-2 sm:grid-cols-3 lg:grid-cols-5">
            {section.places.map((place) => (
              <li key={place} className="bg-paper px-4 py-3.5 font-semibold">
                {place}
              </li>
            ))}
          </ul>
          {section.footnote ? <p className="mt-4 max-w-[46rem] text-[.95rem] text-slate">{section.footnote}</p> : null}
        </>
      )
    case 'projects':
      return (
        <ul className="cells sm:grid-cols-2 lg:grid-cols-3">
          {section.projects.map(({ title, text, facts }) => (
            <li key={title} className="flex flex-col gap-2.5 bg-mill p-6">
              <h3>{title}</h3>
              <p className="text-slate">{text}</p>
              <dl className="mt-auto flex flex-wrap gap-x-7 gap-y-2 border-t border-rule pt-3">
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt className="note text-slate">{label}</dt>
                    <dd className="font-semibold">{value}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )
    case 'drawing':
      return <DrawingNotes drawing={section.drawing} notes={section.notes} />
    case 'wipe':
      return (
        <>
          <div className="relative aspect-video overflow-hidden">
            <ModelWipe sizes="(min-width: 78rem) 76rem, 94vw" />
          </div>
          <ul className="mt-8 grid gap-6 md:grid-cols-3">
            {section.notes.map(({ title, text }) => (
              <li key={title} className="grid content-start gap-1.5 border-t border-rule-dark pt-4">
                <h3>{title}</h3>
                <p className="text-mist">{text}</p>
              </li>
            ))}
          </ul>
        </>
      )
    case 'emergency':
      return <EmergencyBlock {...section} />
    case 'pictures':
      return (
        <ul className={`grid gap-2 ${section.pictures.length > 1 ? 'md:grid-cols-2' : ''}`}>
          {section.pictures.map(({ picture, caption }) => (
            <li key={picture}>
              <figure className="relative aspect-3/2 overflow-hidden">
                <Picture id={picture} sizes="(min-width: 48rem) 38rem, 92vw" className="size-full" />
                <figcaption className="picture-note note">{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )
  }
}
