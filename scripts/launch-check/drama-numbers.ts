/** Ofcom's number ranges for drama use, without the leading 0. */
const ranges = [
  /^1632960\d{3}$/,
  /^1(?:13|14|15|16|17|18|21|31|41|51|61)4960\d{3}$/,
  /^1914980\d{3}$/,
  /^2079460\d{3}$/,
  /^2896496\d{3}$/,
  /^2920180\d{3}$/,
  /^3069990\d{3}$/,
  /^7700900\d{3}$/,
  /^8081570\d{3}$/,
  /^9098790\d{3}$/,
]

/** True when a text contains a telephone number that is never assigned, such as "01632 960118". */
export function hasDramaNumber(text: string): boolean {
  const numbers = text.match(/\+?\d[\d ()-]{8,}\d/g) ?? []
  return numbers
    .map((number) => number.replace(/\D/g, '').replace(/^(?:44)?0?/, ''))
    .some((digits) => ranges.some((range) => range.test(digits)))
}
