const extension = /(?<![\s,;])[\s,;]*(?:ext\.?|extension|x|#)\s*\d{1,6}$/i
const dashes = /[\u2010-\u2015\u2212]/g

/** After the 0 or +44: ten digits, or nine in the few old 01 and 08 ranges. */
const national = '(?:[1-9]\\d{9}|[18]\\d{8})'
const written = /^\(?\+?[\d\s().\-/]+$/
const fromHome = new RegExp(`^(?:0${national}|44[1-9]\\d{9}|[1-9]\\d{9})$`)
const fromAbroad = new RegExp(`^(?:440?${national}|(?!44)[1-9]\\d{7,14})$`)

/** Separates two numbers, or a number and a remark: "07700 900482 (Bob)", "01632 960118 / 07700 900482". */
const besides = /[^\d\s().+-]+/

/**
 * Whether the text contains a phone number: a UK number with its area code (with 0, +44, 0044 or neither) or an international
 * one with + or 00. Spaces, brackets, dots, dashes, an extension and remarks are allowed.
 */
export function isPhoneNumber(text: string): boolean {
  const line = text.replace(dashes, '-')
  return [line.replace(extension, ''), ...line.split(besides)].some(isOneNumber)
}

function isOneNumber(number: string): boolean {
  const digits = number.replace(/\D/g, '')
  if (!written.test(number) || /^(\d)\1*$/.test(digits)) return false
  if (number.includes('+')) return fromAbroad.test(digits)
  return digits.startsWith('00') ? fromAbroad.test(digits.slice(2)) : fromHome.test(digits)
}
