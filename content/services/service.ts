import type { Drawing } from '../drawing.ts'
import type { PictureId } from '../pictures.ts'

export const servicePaths = [
  '/steel-fabrication-kent',
  '/structural-steel-london',
  '/welding-services',
  '/steel-construction-gravesend',
  '/onsite-steel-fabrication',
  '/crane-hire-services',
  '/3d-modeling-services',
  '/emergency-steel-repair',
  '/steel-beam-installation',
  '/architectural-metalwork-london',
  '/industrial-steel-platforms',
  '/steel-staircase-installation',
  '/steel-building-extensions-kent',
] as const
export type ServicePath = (typeof servicePaths)[number]

export type Figure = { value: string; label: string }

/** `mark` is the small capitals line above a heading ("How it goes"); `title` is the heading, short, concrete, sentence case. */
type SectionHead = { mark: string; title: string; lead?: string; id?: string }

export type Card = {
  title: string
  text: string
  /** Label and value under the text: "Applications", "Durability", "Working load", "Timeframe", "Standard". */
  facts?: readonly { label: string; value: string }[]
  /** A short list under the text: features, benefits, standards. */
  list?: readonly string[]
  picture?: PictureId
}

/** One band of a service page. The order in `sections` is the order on the page. */
export type ServiceSection = SectionHead &
  (
    | { kind: 'prose'; paragraphs: readonly string[]; picture?: PictureId; pictureNote?: string }
    | { kind: 'checklist'; entries: readonly string[] }
    | { kind: 'cards'; cards: readonly Card[] }
    | { kind: 'steps'; steps: readonly { title: string; text: string }[] }
    | {
        kind: 'table'
        caption: string
        columns: readonly { label: string; numeric?: boolean }[]
        rows: readonly (readonly string[])[]
        footnote?: string
      }
    | { kind: 'places'; places: readonly string[]; footnote?: string }
    | {
        kind: 'projects'
        projects: readonly { title: string; text: string; facts: readonly { label: string; value: string }[] }[]
      }
    /** A job priced line by line, by its id among the worked prices; the sums and the calculator's range are worked out where it is shown. */
    | { kind: 'worked-price'; job: 'one-beam' }
    | { kind: 'drawing'; drawing: Drawing; notes: readonly { title: string; text: string }[] }
    /** The model-to-steel wipe. */
    | { kind: 'wipe'; notes: readonly { title: string; text: string }[] }
    /** A dark band with facts and the emergency number. */
    | { kind: 'emergency'; text: string; facts: readonly Figure[]; whatsapp?: boolean }
    | { kind: 'pictures'; pictures: readonly { picture: PictureId; caption: string }[] }
  )

export type Service = {
  path: ServicePath
  /** Full name: related-services cards, structured data, share image ("Steel Fabrication Kent"). */
  name: string
  /** One sentence under 110 characters: related-services cards and structured data. */
  summary: string
  /** The schema.org serviceType, in plain words. */
  serviceType: string
  seo: {
    /** At most 60 characters, unique. */
    title: string
    /** At most 155 characters, unique. */
    description: string
    keywords: readonly string[]
  }
  hero: {
    tag: string
    title: string
    lead: string
    picture: PictureId
    /** Lettering on the picture's corner: a section, grade, load or reach ("UB 305×165×40", "S355JR", "20–100 t"). */
    pictureNote: string
    /** The primary button, which goes to the quote form on the page. */
    action: string
  }
  /** The dimension strip: three or four figures. */
  keyFigures: readonly Figure[]
  sections: readonly ServiceSection[]
  /** The yellow call band near the end of the page. */
  emergencyLine: { title: string; text: string }
  quote: { title: string; intro: string; next: readonly string[] }
  /** Value of the quote form's Service Required that this page preselects. */
  quoteService:
    | 'steel-fabrication'
    | 'structural-steel'
    | 'welding'
    | 'onsite-fabrication'
    | 'crane-hire'
    | 'emergency'
    | 'other'
  related: readonly [ServicePath, ServicePath, ServicePath]
}
