import { listLimits } from '#content/steel-list.ts'
import { pieceMass } from '#content/steel-sections.ts'
import { steelSectionById } from '../steel-sections.ts'
import type { Token } from './read-tokens.ts'

type WrittenNumber = Pick<Token, 'digits' | 'value' | 'unit'>

export const lengthUnits: readonly Token['unit'][] = ['mm', 'cm', 'm']
/** Without a unit, a smaller number may count pieces or metres, and a larger one is in millimetres. */
const leastMillimetres = 100
/** A mass in a list is often rounded: it may differ from the tables by this share. */
const nearMass = 0.03
/** 3300 and 3.300 are lengths without a unit. 0.301 may be a mass in tonnes. */
export function isPlain({ digits, value }: WrittenNumber): boolean {
  if (/\.\d{3}$/.test(digits)) return value >= 1 && isPossibleLength(value * 1000)
  return !digits.includes('.') && value >= leastMillimetres
}

export function isPossibleLength(mm: number): boolean {
  return mm >= listLimits.length.min && mm <= listLimits.length.max
}

/** Without a unit, 3.3 is in metres, 3300 and 3,300 are in millimetres, and 6 could be either or a quantity. */
export function isLength({ value, unit, digits }: WrittenNumber): boolean {
  return unit === '' ? value >= leastMillimetres || /\d\./.test(digits) : lengthUnits.includes(unit)
}

export function inMillimetres({ value, unit }: WrittenNumber): number {
  const isMetres = unit === 'm' || (unit === '' && value < leastMillimetres)
  return Math.round(value * (isMetres ? 1000 : unit === 'cm' ? 10 : 1))
}

/** As it is in a cell: "8 405" as 8,405, and "6240,0" as 6240.0. */
export function plainNumber(cell: string): string {
  return cell.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, ',').replace(/^(\d+),(\d{1,2})(?!\d)/, '$1.$2')
}

/** In kilograms. Those of no section agree with nothing. */
export type Masses = { metre: number; piece: number; all: number }

export function massesOf(section: string | undefined, length: number, quantity = 1): Masses {
  const { mass: metre = Number.NaN } = (section && steelSectionById(section)) || {}
  const piece = pieceMass(metre, length)
  return { metre, piece, all: piece * quantity }
}

/** With one of the masses: within the share, or as near as the last digit says. */
export function agrees({ digits, value, unit }: WrittenNumber, { metre, piece, all }: Masses): boolean {
  const scale = unit === 't' ? 1000 : 1
  const rounding = (0.5 * scale) / 10 ** (digits.split('.')[1]?.length ?? 0)
  const masses = unit === 'kg/m' ? [metre] : [metre, piece, all]
  return masses.some((mass) => Math.abs(value * scale - mass) <= Math.max(nearMass * mass, rounding))
}
