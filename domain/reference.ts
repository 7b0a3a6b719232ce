/** No vowels (no words), and no characters that are easily confused when read aloud or from print (0 O, 1 I L, 2 Z, 5 S, 8 B). */
const letters = '23456789CDFGHJKMNPQRTVWXY'
/** Prime to the number of letters, as are their differences: one wrong letter or two swapped neighbours never fit. */
const weights = [1, 2, 3, 4, 6] as const
/** The first letter or digit of each word of the firm's name. Words without one, such as "&", add nothing. */
function prefixOf(firm: string): string {
  const initials = firm.split(/\s+/).map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0].toUpperCase() ?? '')
  return initials.join('') || 'REF'
}

function checkLetter(code: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * letters.indexOf(code.charAt(index)), 0)
  return letters.charAt(sum % letters.length)
}

/** The reference of an enquiry, such as `ES-7K4P-2Q`, from five random numbers in [0, 1). The last letter checks the others. */
export function makeReference(firm: string, random: () => number): string {
  const code = weights.map(() => letters.charAt(Math.floor(random() * letters.length))).join('')
  return `${prefixOf(firm)}-${code.slice(0, 4)}-${code.slice(4)}${checkLetter(code)}`
}

/** True for a reference that the firm's site could have given: its letters and its check letter fit. */
export function isReference(firm: string, text: string): boolean {
  const prefix = prefixOf(firm)
  const code = text.slice(prefix.length + 1).replace('-', '')
  const pattern = new RegExp(`^${prefix}-[${letters}]{4}-[${letters}]{2}$`)
  return pattern.test(text) && checkLetter(code) === code.charAt(5)
}
