import areas from './areas.css?inline'
import areasUrl from './areas.css?url'
import calculator from './calculator.css?inline'
import calculatorUrl from './calculator.css?url'
import consent from './consent.css?inline'
import consentUrl from './consent.css?url'
import contact from './contact.css?inline'
import contactUrl from './contact.css?url'
import drawing from './drawing.css?inline'
import drawingUrl from './drawing.css?url'
import faq from './faq.css?inline'
import faqUrl from './faq.css?url'
import forms from './forms.css?inline'
import formsUrl from './forms.css?url'
import gallery from './gallery.css?inline'
import galleryUrl from './gallery.css?url'
import milestones from './milestones.css?inline'
import milestonesUrl from './milestones.css?url'
import wipe from './model-wipe.css?inline'
import wipeUrl from './model-wipe.css?url'
import reading from './reading.css?inline'
import readingUrl from './reading.css?url'

const urls = {
  calculator: calculatorUrl,
  consent: consentUrl,
  drawing: drawingUrl,
  forms: formsUrl,
  gallery: galleryUrl,
  areas: areasUrl,
  contact: contactUrl,
  faq: faqUrl,
  milestones: milestonesUrl,
  reading: readingUrl,
  wipe: wipeUrl,
}

type SheetName = keyof typeof urls

const inlined: Record<SheetName, string> | null = import.meta.env.SSR
  ? { calculator, consent, drawing, forms, gallery, areas, contact, faq, milestones, reading, wipe }
  : null

/**
 * Styles that only some pages need. They are written into the HTML of those pages at build (and never ship in a script);
 * a navigation that comes to such a page fetches them as a file, unless the first page brought them along.
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
  return present ? null : <link rel="stylesheet" href={urls[name]} precedence="page" />
}
