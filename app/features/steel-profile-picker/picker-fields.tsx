import { radiusControl } from '#app/features/steel-list/radius-field.tsx'
import { controlId, TextField } from '#app/ui/field.tsx'
import { fillIn } from '#content/fill-in.ts'
import { profilePickerCopy as copy, profilePickerInput } from '#content/interactive/steel-profiles.ts'
import type { SteelProfile } from '#domain/steel-profiles.ts'

const form = 'sections'

/** Ids of the three controls. */
export const control = {
  section: controlId(form, 'section'),
  length: controlId(form, 'length'),
  radius: radiusControl,
} as const

type FieldProps<Value> = { value: Value; onChange: (value: Value) => void }

export function SectionField({
  sections,
  value,
  onChange,
}: FieldProps<string> & { sections: readonly SteelProfile[] }) {
  return (
    <div className="field">
      <label htmlFor={control.section}>{copy.pick}</label>
      <select
        id={control.section}
        className="form-control"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {Object.entries(copy.families).map(([family, name]) => (
          <optgroup key={family} label={name}>
            {sections
              .filter((section) => section.family === family)
              .map((section) => (
                <option key={section.id} value={section.id}>
                  {section.name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}

export function LengthField({ value, wrong, onChange }: FieldProps<string> & { wrong: boolean }) {
  return (
    <TextField
      facts={{
        form,
        name: 'length',
        label: `${copy.input}, ${copy.unit}`,
        marker: '',
        error: wrong ? fillIn(copy.outOfRange, profilePickerInput) : undefined,
      }}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
