import { dequal } from 'dequal/lite'
import { isObject, type Path } from './form-schema.ts'

const has = (list: readonly unknown[], entry: unknown) => list.some((other) => dequal(other, entry))

/** One side corrected entries of a list, the other added, removed or moved some: both, unless they touched the same entry. */
function withCorrections(base: readonly unknown[], corrected: readonly unknown[], moved: readonly unknown[]) {
  const isFree = (entry: unknown, index: number) =>
    dequal(entry, corrected[index]) || (has(moved, entry) && !has(corrected, entry))
  if (corrected.length !== base.length || !base.every(isFree)) return undefined
  return moved.map((entry) => {
    const index = base.findIndex((other) => dequal(other, entry))
    return index < 0 ? entry : corrected[index]
  })
}

/** Both sides only added entries: all of them, mine at their places. */
function withAdditions(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  if (!base.every((entry) => has(mine, entry) && has(theirs, entry))) return undefined
  return mine.reduce<unknown[]>(
    (all, entry, index) => (has(all, entry) ? all : all.toSpliced(index, 0, entry)),
    [...theirs],
  )
}

export type Versions = readonly [base: unknown, mine: unknown, theirs: unknown]

export const keepMine = (_path: Path, mine: unknown) => mine

/** Two versions of a document that began with the same one. `choose` decides where both changed the same field. */
export function merge(
  [base, mine, theirs]: Versions,
  choose: (path: Path, mine: unknown, theirs: unknown) => unknown,
  path: Path = [],
): unknown {
  if (dequal(mine, theirs) || dequal(base, theirs)) return mine
  if (dequal(base, mine)) return theirs
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const both =
      withCorrections(base, mine, theirs) ?? withCorrections(base, theirs, mine) ?? withAdditions(base, mine, theirs)
    if (both) return both
    if (base.length === mine.length && base.length === theirs.length)
      return base.map((entry, index) => merge([entry, mine[index], theirs[index]], choose, [...path, index]))
  }
  if (!isObject(mine) || !isObject(theirs)) return choose(path, mine, theirs)
  const was = isObject(base) ? base : {}
  const entries = Object.keys({ ...theirs, ...mine }).map((key) => [
    key,
    merge([was[key], mine[key], theirs[key]], choose, [...path, key]),
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
