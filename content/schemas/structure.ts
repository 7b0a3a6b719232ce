import * as z from 'zod'

/** The first field of a list's entries that can name a folded one. */
const namingField = (entry: z.ZodType) =>
  entry instanceof z.ZodObject
    ? Object.keys(entry.shape).find((key) => ['title', 'name', 'label', 'value'].includes(key))
    : undefined

const titleOf = (shape: z.ZodRawShape, key: string) => (shape[key] as z.ZodType | undefined)?.meta()?.title ?? key

/**
 * A list. `entry` names one of its entries ("review"); `label` is the title of a folded one, such as "{name} · {date}". It has `count`
 * entries, or from `min` to `max`. No two have the same value of a field in `unique`; some may have none. The field named by `inOrder`
 * rises from entry to entry. With `newFirst`, the editor adds an entry at the top.
 */
export const list = <Entry extends z.ZodType>(
  title: string,
  entry: string,
  of: Entry,
  {
    help,
    label,
    count,
    min = count ?? 1,
    max = count ?? 500,
    unique = [],
    inOrder,
    newFirst,
  }: {
    help?: string
    label?: string
    count?: number
    min?: number
    max?: number
    unique?: readonly (keyof z.output<Entry> & string)[]
    inOrder?: keyof z.output<Entry> & string
    newFirst?: true
  } = {},
) => {
  const field = namingField(of)
  const shape = of instanceof z.ZodObject ? of.shape : {}
  const entries = unique.reduce(
    (all, key) =>
      all.refine(
        (values) => {
          const given = values.flatMap((value) => value[key] ?? [])
          return new Set(given).size === given.length
        },
        `Two entries have the same ${titleOf(shape, key)}`,
      ),
    z.array(of).min(min).max(max),
  )
  const ordered = inOrder
    ? entries.refine(
        (all) => all.every((value, index) => index === 0 || value[inOrder] > (all[index - 1] ?? value)[inOrder]),
        `Order the entries by ${titleOf(shape, inOrder)}. No two may have the same.`,
      )
    : entries
  const entryLabel = label ?? (field && `{${field}}`)
  return ordered.meta({ title, description: help, entry, entryLabel, newFirst })
}

/** The second of these fields comes after the first. Numbers may be the same. */
const pairs = [
  ['opens', 'closes'],
  ['from', 'to'],
  ['least', 'most'],
] as const

/** Fields that belong together. `row` sets them side by side, `more` folds them at first. */
export const group = <Shape extends z.ZodRawShape>(
  title: string,
  shape: Shape,
  { help, ...layout }: { help?: string; row?: true; more?: true } = {},
) => {
  const fields = z.strictObject(shape).meta({ title, description: help, ...layout })
  const [low, high] = pairs.find((pair) => pair.every((key) => key in shape)) ?? []
  if (!high) return fields
  const isAfter = (values: object) => {
    const { [low]: first = 0, [high]: second = 0 } = values as Record<string, string | number>
    return first < second || (first === second && typeof first === 'number')
  }
  return fields.refine(isAfter, { path: [high], error: `This has to come after “${titleOf(shape, low)}”.` })
}

/** The fields of a file or of a list's entries, which need no title. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape, layout?: { help?: string; row?: true }) =>
  group('', shape, layout)

/** A kind of block or section: `title` is what the editor offers it as. */
export const block = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, title: string, shape: Shape) =>
  group(title, { kind: z.literal(kind), ...shape })

/** The cells of a row, which the editor sets side by side. */
export const tableRow = <Cell extends z.ZodType>(cell: Cell) => z.array(cell).meta({ widget: 'table-row' })

type Table = { columns: unknown[]; rows: (unknown[] | { cells: unknown[] })[] }

/** A table in which each row has one cell for each column. */
export const evenRows = <Schema extends z.ZodType<Table>>(table: Schema) =>
  table.refine(
    ({ columns, rows }) => rows.every((row) => ('cells' in row ? row.cells : row).length === columns.length),
    { path: ['rows'], error: 'Give each row one cell for each column' },
  )
