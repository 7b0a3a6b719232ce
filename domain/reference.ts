/** No vowels (no words), and no characters that are easily confused when read aloud or from print (0 O, 1 I L, 2 Z, 5 S, 8 B). */
const letters = '23456789CDFGHJKMNPQRTVWXY'

/** The first letter or digit of each word of the firm's name. Words without one, such as "&", add nothing. */
function prefixOf(firm: string): string {
  const initials = firm.split(/\s+/).map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0].toUpperCase() ?? '')
  return initials.join('') || 'REF'
}

/** The reference of an enquiry, such as `ES-7K4P-2Q`, from six random numbers in [0, 1). */
export function makeReference(firm: string, random: () => number): string {
  const code = Array.from({ length: 6 }, () => letters.charAt(Math.floor(random() * letters.length))).join('')
  return `${prefixOf(firm)}-${code.slice(0, 4)}-${code.slice(4)}`
}

const pattern = new RegExp(`^[\\p{Lu}\\p{N}]{1,20}-[${letters}]{4}-[${letters}]{2}$`, 'u')

/** True for a text that looks like a reference. */
export function isReference(text: string): boolean {
  return pattern.test(text)
}
