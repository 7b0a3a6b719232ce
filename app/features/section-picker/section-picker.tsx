import { useLayoutEffect, useRef, useState } from 'react'
import { SectionProfile } from '#app/drawings/section-profile.tsx'
import { SectionStrip } from '#app/drawings/section-strip.tsx'
import { addFigures } from '#app/features/enquiry-form/add-figures.ts'
import { Button } from '#app/ui/button.tsx'
import { island } from '#app/ui/island.tsx'
import { figuresWords } from '#content/answers/figures.ts'
import { sectionInput, sectionWords as words } from '#content/answers/sections.ts'
import { type SectionId, type SteelSection, steelSections } from '#content/steel-sections.ts'
import { fillIn, written } from '#domain/fill-in.ts'
import { type SteelPiece, sectionById, sectionFigures, shownWeight, steelPiece } from '#domain/steel-section.ts'
import { control, LengthField, RadiusField, SectionField } from './picker-fields.tsx'

const sections: readonly SteelSection[] = steelSections

/** Pick a section, type a length: what the piece weighs and how it is lifted in, ready for the quote form. */
export const SectionPicker = island('SectionPicker', Picker)

function Picker() {
  const [id, setId] = useState<string>(sectionInput.section)
  const [typed, setTyped] = useState(written(sectionInput.start))
  const [radius, setRadius] = useState<number>(sectionInput.radius)
  const [sent, setSent] = useState(false)
  const desk = useRef<HTMLDivElement>(null)

  // What was picked and typed before the script came stands in the controls, and counts; a press that comes now counts after it.
  useLayoutEffect(() => {
    const standing = (name: keyof typeof control) =>
      desk.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`#${control[name]}`)?.value
    setId((id) => standing('section') ?? id)
    setTyped((typed) => standing('length') ?? typed)
    setRadius((radius) => Number(standing('radius') ?? radius))
  }, [])
  const section = sectionById(id)
  const length = lengthOf(typed)
  const piece = section && length !== undefined ? steelPiece(section.id as SectionId, length, radius) : undefined

  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setSent(false)
    }

  return (
    <div ref={desk} className="section-picker">
      <SectionStrip sections={sections} picked={id} onPick={change(setId)} />
      <div className="picker-desk">
        <div className="picker-fields noscript:hidden">
          <SectionField sections={sections} value={id} onChange={change(setId)} />
          <LengthField value={typed} wrong={length === undefined} onChange={change(setTyped)} />
          <RadiusField value={radius} onChange={change(setRadius)} />
        </div>
        {section ? <SectionProfile section={section} /> : null}
        <Result
          piece={piece}
          sent={sent}
          onSend={(found) => {
            if (!addFigures(sectionFigures(found))) return
            window.location.hash = 'get-quote'
            setSent(true)
          }}
        />
      </div>
    </div>
  )
}

type ResultProps = { piece: SteelPiece | undefined; sent: boolean; onSend: (piece: SteelPiece) => void }

function Result({ piece, sent, onSend }: ResultProps) {
  return (
    <div className="picker-result" data-ground="dark">
      <p className="note text-galv">{words.resultLabel}</p>
      <p className="display text-[2.4rem]" aria-hidden="true">
        {piece ? fillIn(words.kilograms, { weight: shownWeight(piece.weight) }) : '–'}
      </p>
      <p role="status">{piece?.outcome}</p>
      <p className="text-small text-mist">{words.guide}</p>
      <Button className="noscript:hidden" disabled={!piece} onClick={() => piece && onSend(piece)}>
        {figuresWords.send}
      </Button>
      <p role="status" className={sent ? 'font-semibold' : 'sr-only'}>
        {sent ? figuresWords.sent : ''}
      </p>
    </div>
  )
}

/** Metres, or undefined for what is no length that a section comes in. A comma is a point. */
function lengthOf(typed: string): number | undefined {
  const length = typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'))
  return length >= sectionInput.min && length <= sectionInput.max ? length : undefined
}
