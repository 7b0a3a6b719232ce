/** A title in capitals as part of a sentence: "Steel Fabrication Kent" becomes "Steel fabrication Kent" when Kent is one of `names`. */
export function sentenceCase(title: string, names: readonly string[]): string {
  return title.replace(/(?<= )[A-Z][a-z]+/g, (word) => (names.includes(word) ? word : word.toLowerCase()))
}
