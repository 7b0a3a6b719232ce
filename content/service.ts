import type { DrawingId } from './drawings.ts'
import type { QuoteService } from './enquiry.ts'
import type { IconName } from './icons.ts'
import type { PictureId } from './pictures.ts'
import type { SampleKind } from './samples.ts'

/** The groups of the Services menu, in order (spec 2). */
export const menuGroups = ['Core', 'Specialized', 'Technical', 'Architectural', 'Construction'] as const

/** Where the site lists the service. An entry with a `place` (1 is the top) ignores the service's `order`. */
type Listings = {
  /** `line` says below the name what the visitor gets, in at most 40 characters. */
  menu: { group: (typeof menuGroups)[number]; line: string; place?: number }
  /** `text` appears below the service's name. */
  sitemap: { group: 'Steel Fabrication Services' | 'Specialized Services'; text: string; place?: number }
  /** The areas page lists the services that are the same in all three regions, under a shorter name. */
  areas?: { name: string; place?: number }
  footer?: true
  /** Whether the 404 page suggests it. */
  notFound?: true
}

export type Stat = { value: string; label: string }

/** `mark` is the small capitals line above a heading ("How it goes"); `title` is the heading, short, concrete, sentence case. */
type SectionHead = {
  mark: string
  title: string
  lead?: string
  id?: string
  /** On phones the section opens below its title. */
  folded?: true
  /** A link below the section. */
  more?: { label: string; href: string }
}

export type Card = {
  title: string
  /** Shown next to the title of a service card. */
  icon?: IconName
  text: string
  /** Label and value under the text: "Applications", "Durability", "Working load", "Timeframe", "Standard". */
  facts?: readonly { label: string; value: string }[]
  /** A short list under the text: features, benefits, standards. */
  list?: readonly string[]
  picture?: PictureId
}

export type Project = { title: string; text: string; facts: readonly { label: string; value: string }[] }

/** One band of a service page. The order in `sections` is the order on the page. */
export type ServiceSection = SectionHead &
  (
    | { kind: 'prose'; paragraphs: readonly string[]; picture?: PictureId; pictureNote?: string }
    | { kind: 'checklist'; entries: readonly string[] }
    | { kind: 'cards'; cards: readonly Card[] }
    /** One below the other, between rules. */
    | { kind: 'rows'; rows: readonly Card[] }
    | { kind: 'steps'; steps: readonly { title: string; text: string }[] }
    | {
        kind: 'table'
        /** Content that is still invented, shown with its mark. */
        sample?: SampleKind
        caption: string
        columns: readonly { label: string; numeric?: boolean }[]
        rows: readonly (readonly string[])[]
        footnote?: string
      }
    | { kind: 'places'; places: readonly string[]; footnote?: string }
    | { kind: 'projects'; projects: readonly Project[] }
    | { kind: 'drawing'; drawing: DrawingId; notes: readonly { title: string; text: string }[] }
    /** A job of content/worked-prices.ts, by its id. */
    | { kind: 'worked-price'; job: 'one-beam' }
    /** A yellow band with the emergency number. */
    | { kind: 'emergency'; text: string; facts?: readonly Stat[] }
  )

/** `picture`: words on ink, full width. `split`: on paper, beside the picture. `sheet`: on paper, above the picture. */
export const heroLayouts = ['picture', 'split', 'sheet'] as const
type HeroLayout = (typeof heroLayouts)[number]

/** A service page. Each file in content/services exports one as `service`. */
export type Service = {
  /** The file name with a slash before it. */
  path: `/${string}`
  /** The service's position in every list; two services cannot share one. */
  order: number
  listings: Listings
  /** Full name: menus, breadcrumb, sitemap, related services, structured data, share image ("Steel Fabrication Kent"). */
  name: string
  /** Shown next to the name on service cards. */
  icon: IconName
  /** One sentence under 110 characters: related services and structured data. */
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
    /** How a service without a page file of its own opens; `picture` if it names none. */
    layout?: HeroLayout
  }
  /** The dimension strip: three or four statistics. */
  keyStats: readonly Stat[]
  sections: readonly ServiceSection[]
  /** The yellow call band near the end of the page; a page whose last section is an emergency section has none. */
  emergencyLine?: { title: string; text: string }
  /** `sketch` shows the example of a sketch, a wall taken out of a house. */
  quote: { title: string; lead: string; next: readonly string[]; sketch?: true }
  /** Value of the quote form's Service Required that this page preselects. */
  quoteService: QuoteService
  /** Paths of three other services. */
  related: readonly [string, string, string]
}
