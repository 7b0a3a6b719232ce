import { type FieldFacts, RadioGroup, SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import type { EnquiryField } from '#content/enquiry.ts'
import { SteelListField } from './steel-list-field.tsx'

type Props = {
  form: string
  name: string
  facts: EnquiryField
  error?: string
  initial?: string
  without?: readonly string[]
}

/** The control of one field of an enquiry form. */
export function EnquiryFieldControl({ form, name, facts, error, initial, without = [] }: Props) {
  const { label, required, hint } = facts
  const field: FieldFacts = { form, name, label, required, hint, error }
  switch (facts.control) {
    case 'select':
      return (
        <SelectField
          facts={field}
          options={facts.options.filter(({ value }) => !without.includes(value))}
          empty={facts.choose}
          defaultValue={initial}
        />
      )
    case 'radio':
      return <RadioGroup facts={field} options={facts.options} initial={facts.options[0]?.value} />
    case 'textarea':
      return <TextArea facts={field} className="col-span-full" rows={4} />
    case 'steel-list':
      return <SteelListField facts={field} />
    case 'stated':
      return initial ? (
        <p className="col-span-full">
          {label}: <b>{initial}</b>
          <input type="hidden" name={name} value={initial} />
        </p>
      ) : null
    default: {
      const wide = facts.control === 'text' && facts.wide
      return (
        <TextField
          facts={field}
          type={facts.control}
          autoComplete={facts.autocomplete}
          className={wide ? 'col-span-full' : undefined}
        />
      )
    }
  }
}
