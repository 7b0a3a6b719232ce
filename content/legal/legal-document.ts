import type { PageHero, Prose, Seo } from '../page-copy.ts'

export type LegalBlock =
  | { kind: 'paragraph'; text: Prose }
  | { kind: 'list'; ordered?: boolean; entries: readonly Prose[] }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  /** A form to print and fill in by hand. A line whose `value` is empty gets a rule to write on. */
  | {
      kind: 'paper-form'
      id: string
      title: string
      instruction: string
      printLabel: string
      lines: readonly { label: string; value: string }[]
      footnote: string
    }

export type LegalSection = {
  /** Anchor: other pages link to it. Never change one that has been published. */
  id: string
  title: string
  /** The section in one plain sentence, shown next to it. It explains; the section itself is what holds. */
  plain?: string
  blocks: readonly LegalBlock[]
}

export type LegalDocument = {
  seo: Seo
  hero: PageHero
  /** ISO date on which the wording last changed: set it with every change. A document without it states its own date. */
  changed?: string
  contentsLabel: string
  sections: readonly LegalSection[]
}

/** The specification prescribes today's date as "last updated"; the second line gives the date that matters. */
export const updatedLabel = 'Last updated'
export const changedLabel = 'Wording last changed'

/** Shown above each plain sentence. */
export const plainLabel = 'In plain words'

export const paragraph = (text: Prose): LegalBlock => ({ kind: 'paragraph', text })

export const list = (...entries: readonly Prose[]): LegalBlock => ({ kind: 'list', entries })
