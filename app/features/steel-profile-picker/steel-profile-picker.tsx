import { type ComponentProps, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { island } from '#app/browser/island.tsx'
import { listInAddress, readKeptList } from '#app/browser/kept-list.ts'
import { toast } from '#app/browser/page-events.ts'
import { SteelProfileDrawing } from '#app/drawings/steel-profile.tsx'
import { SteelProfileStrip } from '#app/drawings/steel-profile-strip.tsx'
import { SendDetails } from '#app/features/enquiry-form/send-details.tsx'
import { PasteBox } from '#app/features/steel-list/paste-box.tsx'
import { RadiusField } from '#app/features/steel-list/radius-field.tsx'
import type { SteelList } from '#app/features/steel-list/steel-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { fillIn, written } from '#content/fill-in.ts'
import { profilePickerCopy as copy, profilePickerInput } from '#content/interactive/steel-profiles.ts'
import { shownWeight } from '#domain/steel-lift.ts'
import { profileDetails, type SteelPiece, steelPiece } from '#domain/steel-profile.ts'
import type { SteelProfile } from '#domain/steel-profiles.ts'
import { control, LengthField, SectionField } from './picker-fields.tsx'

type Props = {
  /** From the page, so that it does not load the data of all sections. */
  sections: readonly SteelProfile[]
  vatRate: number
}
type Start = ComponentProps<typeof SteelList>['start']

/** Shows the weight of a piece of steel and how it is lifted in. It becomes the first row of a steel list. */
export const SteelProfilePicker = island('SteelProfilePicker', Picker)

function Picker({ sections, vatRate }: Props) {
  const [id, setId] = useState<string>(profilePickerInput.section)
  const [typed, setTyped] = useState(written(profilePickerInput.start))
  const [radius, setRadius] = useState<number>(profilePickerInput.radius)
  const [list, setList] = useState<{ List: typeof SteelList; start: Start }>()
  const desk = useRef<HTMLDivElement>(null)

  async function open(start: Start) {
    try {
      const { SteelList: List } = await import('#app/features/steel-list/steel-list.tsx')
      startTransition(() => setList({ List, start }))
    } catch {
      toast({ tone: 'error', ...copy.list.failed })
    }
  }

  /** With what is in the box, or with the picked piece. */
  function start() {
    const text = desk.current?.querySelector('textarea')?.value ?? ''
    return open(text.trim() ? { text } : { piece: { section: section?.name, length: `${typed} m` } })
  }

  // A list that this browser has kept, or that is in the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and whenever the address changes
  useEffect(() => {
    const check = () => {
      if (listInAddress.test(location.hash) || readKeptList()) void open({ fragment: location.hash })
    }
    check()
    window.addEventListener('hashchange', check)
    return () => window.removeEventListener('hashchange', check)
  }, [])

  // Keep what was chosen or typed before hydration. A layout effect runs before any further input.
  useLayoutEffect(() => {
    const standing = (name: keyof typeof control) =>
      desk.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`#${control[name]}`)?.value
    setId((id) => standing('section') ?? id)
    setTyped((typed) => standing('length') ?? typed)
    setRadius((radius) => Number(standing('radius') ?? radius))
  }, [])
  const section = sections.find((section) => section.id === id)
  const length = lengthOf(typed)
  const piece = section && length !== undefined ? steelPiece(section, length, radius) : undefined

  return (
    <div ref={desk} className="grid gap-l">
      <SteelProfileStrip sections={sections} picked={list ? undefined : id} onPick={list ? undefined : setId} />
      {list ? (
        <list.List start={list.start} radius={radius} vatRate={vatRate} />
      ) : (
        <>
          <div className="steel-profile-picker__desk">
            <div className="steel-profile-picker__fields noscript:hidden">
              <SectionField sections={sections} value={id} onChange={setId} />
              <LengthField value={typed} wrong={length === undefined} onChange={setTyped} />
              <RadiusField value={radius} onChange={setRadius} />
            </div>
            {section ? <SteelProfileDrawing section={section} /> : null}
            <Result piece={piece} />
          </div>
          <details className="fold noscript:hidden">
            <summary>{copy.list.title}</summary>
            <div className="steel-profile-picker__list">
              <div className="grid gap-xs justify-items-start content-start">
                <h3 className="max-md:hidden">{copy.list.title}</h3>
                <p>{copy.list.text}</p>
                <Button onClick={start}>{copy.list.open}</Button>
              </div>
              <PasteBox
                onText={(text) => {
                  void open({ text })
                  return false
                }}
              />
            </div>
          </details>
        </>
      )}
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
