/** The editor's controls; a `time` or `date` is an input of HTML. */
export type Widget = 'textarea' | 'picture' | 'table-row' | 'weekdays' | 'focal' | 'time' | 'date' | 'hidden' | 'safety'

/** What the editor reads from a schema besides its rules. */
export interface FieldMeta {
  widget?: Widget
  /** What one entry is called, and the title of a folded one. */
  entry?: string
  entryLabel?: string
  newFirst?: true
  unit?: string
  row?: true
  more?: true
  link?: true
  /** The page that the preview shows. */
  page?: string
  /** What a date of the owner confirms: a file, and after a colon its fields. */
  place?: string
  /** The button that adds an optional part, and what is said of it. */
  add?: string
  added?: string
  removed?: string
}

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}
