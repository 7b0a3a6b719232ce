import drawing from '../drawings/drawing.css?inline'
import areas from './areas.css?inline'
import calculator from './calculator.css?inline'
import consent from './consent.css?inline'
import contact from './contact.css?inline'
import faq from './faq.css?inline'
import forms from './forms.css?inline'
import gallery from './gallery.css?inline'
import milestones from './milestones.css?inline'
import wipe from './model-wipe.css?inline'
import pagesUrl from './pages.css?url'
import paperForm from './paper-form.css?inline'
import reading from './reading.css?inline'
import register from './register.css?inline'

const inlined = import.meta.env.SSR
  ? {
      areas,
      calculator,
      consent,
      contact,
      drawing,
      faq,
      forms,
      gallery,
      milestones,
      paperForm,
      reading,
      register,
      wipe,
    }
  : null

type SheetName = keyof NonNullable<typeof inlined>

/**
 * Styles that only some pages need. They are written into the HTML of those pages at build (and never ship in a script);
 * after a click they come with the sheet that is fetched as soon as the visitor means to leave the first page.
 */
export function PageStyles({ name }: { name: SheetName }) {
  if (inlined) {
    return (
      <style href={name} precedence="page">
        {inlined[name]}
      </style>
    )
  }
  const present = document.querySelector(`style[data-href~="${name}"]`)
  return present ? null : <link rel="stylesheet" href={pagesUrl} precedence="page" />
}
