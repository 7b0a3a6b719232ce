const words =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** A count as copy writes it: 13 is "thirteen"; above twenty in figures. */
export function inWords(count: number): string {
  return words[count] ?? String(count)
}

/** The same at the start of a sentence: "Thirteen". */
export function inWordsFirst(count: number): string {
  return inWords(count).replace(/^./, (letter) => letter.toUpperCase())
}
