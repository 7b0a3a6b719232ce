import { useLayoutEffect, useRef, useState } from 'react'
import { SteelProfileDrawing } from '#app/drawings/steel-profile.tsx'
import { SteelProfileStrip } from '#app/drawings/steel-profile-strip.tsx'
import { SendDetails } from '#app/features/enquiry-form/send-details.tsx'
import { island } from '#app/ui/island.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { profilePickerCopy as copy, profilePickerInput } from '#content/interactive/steel-profiles.ts'
import { fillIn, written } from '#domain/fill-in.ts'
import { shownWeight } from '#domain/steel-lift.ts'
import { profileDetails, type SteelPiece, steelPiece, steelProfileById, steelProfiles } from '#domain/steel-profile.ts'
import { control, LengthField, RadiusField, SectionField } from './picker-fields.tsx'

/** Shows the weight of a piece of steel and how it is lifted in. The visitor can add the result to an enquiry. */
export const SteelProfilePicker = island('SteelProfilePicker', Picker)

function Picker() {
  const [id, setId] = useState<string>(profilePickerInput.section)
  const [typed, setTyped] = useState(written(profilePickerInput.start))
  const [radius, setRadius] = useState<number>(profilePickerInput.radius)
  const desk = useRef<HTMLDivElement>(null)

  // Keep what was chosen or typed before hydration. A layout effect runs before any further input.
  useLayoutEffect(() => {
    const standing = (name: keyof typeof control) =>
      desk.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`#${control[name]}`)?.value
    setId((id) => standing('section') ?? id)
    setTyped((typed) => standing('length') ?? typed)
    setRadius((radius) => Number(standing('radius') ?? radius))
  }, [])
  const section = steelProfileById(id)
  const length = lengthOf(typed)
  const piece = section && length !== undefined ? steelPiece(section.id, length, radius) : undefined

  return (
    <div ref={desk} className="grid gap-l">
      <details className="fold fold--phone">
        <summary>{copy.strip}</summary>
        <SteelProfileStrip sections={steelProfiles} picked={id} onPick={setId} />
      </details>
      <div className="steel-profile-picker__desk">
        <div className="steel-profile-picker__fields noscript:hidden">
          <SectionField sections={steelProfiles} value={id} onChange={setId} />
          <LengthField value={typed} wrong={length === undefined} onChange={setTyped} />
          <RadiusField value={radius} onChange={setRadius} />
        </div>
        {section ? <SteelProfileDrawing section={section} /> : null}
        <Result piece={piece} />
      </div>
    </div>
  )
}

function Result({ piece }: { piece: SteelPiece | undefined }) {
  return (
    <div className="steel-profile-picker__result" data-ground="dark">
      <p className="note-text text-galv">{copy.resultLabel}</p>
      <p className="display-text text-heading" aria-hidden="true">
        {piece ? fillIn(copy.kilograms, { weight: shownWeight(piece.weight) }) : '–'}
      </p>
      <p role="status">{piece?.outcome}</p>
      {piece?.lift.by === 'lorry' || piece?.lift.by === 'mobile' ? <SampleMark of="craneChart" /> : null}
      <p className="text-small text-mist">{copy.guide}</p>
      <SendDetails look="primary" details={piece && profileDetails(piece)} />
    </div>
  )
}

/** Metres, or undefined if out of range or not a number. Accepts a decimal comma. */
function lengthOf(typed: string): number | undefined {
  const length = typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'))
  return length >= profilePickerInput.min && length <= profilePickerInput.max ? length : undefined
}
