import { type FieldFacts, RadioGroup, SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import type { EnquiryField } from '#content/enquiry.ts'

type Props = { form: string; name: string; facts: EnquiryField; error?: string; initial?: string }

/** One field of an enquiry form, from its facts in content. */
export function EnquiryFieldControl({ form, name, facts, error, initial }: Props) {
  const { label, required, hint, control, options = [], choose = '', autocomplete } = facts
  const field: FieldFacts = { form, name, label, required, hint, error }
  switch (control) {
    case 'select':
      return <SelectField facts={field} options={options} empty={choose} defaultValue={initial} />
    case 'radio':
      return (
        <RadioGroup
          facts={field}
          options={options}
          initial={initial ?? options[0]?.value}
          className="form-sheet__full"
        />
      )
    case 'textarea':
      return <TextArea facts={field} className="form-sheet__full" rows={5} />
    case 'stated':
      return initial ? (
        <p className="form-sheet__full">
          {label}: <b>{initial}</b>
          <input type="hidden" name={name} value={initial} />
        </p>
      ) : null
    default:
      return <TextField facts={field} type={control} autoComplete={autocomplete} />
  }
}
