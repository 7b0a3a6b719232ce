import areas from './areas.css?inline'
import calculator from './calculator.css?inline'
import consent from './consent.css?inline'
import contact from './contact.css?inline'
import drawing from './drawing.css?inline'
import faq from './faq.css?inline'
import forms from './forms.css?inline'
import gallery from './gallery.css?inline'
import milestones from './milestones.css?inline'
import wipe from './model-wipe.css?inline'
import pagesUrl from './pages.css?url'
import reading from './reading.css?inline'

type SheetName =
  | 'calculator'
  | 'consent'
  | 'drawing'
  | 'forms'
  | 'gallery'
  | 'areas'
  | 'contact'
  | 'faq'
  | 'milestones'
  | 'reading'
  | 'wipe'

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
  return present ? null : <link rel="stylesheet" href={pagesUrl} precedence="page" />
}
