import type { DocumentId } from './copy.ts'

/** A label and its value. An empty value is a line to fill in: numbers, names, dates and results are entered for each job. */
type Entry = { label: string; value: string }

type Column = { label: string; numeric?: boolean }

export type PriceLine = { name: string; what: string /** Whole pounds before VAT. */; price: number }

/** One part of a sheet, in the order in which it is printed. */
export type SheetBlock =
  /** A second document on the same sheet. */
  | { kind: 'document'; title: string; issuer: string }
  | { kind: 'entries'; title?: string; entries: readonly Entry[] }
  | { kind: 'table'; title: string; columns: readonly Column[]; rows: readonly (readonly string[])[] }
  /** Followed by the sum, VAT and total. */
  | { kind: 'prices'; title: string; lines: readonly PriceLine[] }
  | { kind: 'drawing'; drawing: 'piece' | 'welds' | 'lift' }
  | { kind: 'list'; title: string; items: readonly string[]; numbered?: boolean }
  | { kind: 'text'; text: string }
  /** Each role with a line for name, signature and date. */
  | { kind: 'signatures'; roles: readonly string[] }

/** `id` is a key of `handOverDocuments`, which has the name of the sheet. */
export type Sheet = { id: DocumentId; blocks: readonly SheetBlock[] }
