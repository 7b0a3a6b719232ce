import type { Column, TableLine } from './cut-lines.ts'
import { type End, plates } from './list-row.ts'
import { type GivenRow, type ParsedLine, parseTokens } from './read-line.ts'
import { cellBorder, hasKind, type Kind, type Token, tokensOf } from './read-tokens.ts'

const nothing = /^(?:[-–—.=_/]*|n\/?a|none|nil)$/i

const areAll = (tokens: readonly Token[], ...kinds: Kind[]) => tokens.every((token) => hasKind(token, ...kinds))

/** Whether a cell says what its column is for. */
function suitsColumn(title: Column['title'], tokens: readonly Token[]): boolean {
  if (title === 'quantity') return areAll(tokens, 'number', 'countAfter', 'each', 'numeral')
  if (title === 'length') return areAll(tokens, 'number', 'lengthAfter', 'each')
  if (title === 'grade') return tokens.every((token) => hasKind(token, 'grade') || !/\d/.test(token.text))
  if (title === 'finish') return tokens.some((token) => hasKind(token, 'coat', 'none'))
  return title !== 'surplus'
}

/** What becomes of a cell, in a row with a section and in a table with a column for the finish. */
function roleOfCell({ title }: Column, tokens: readonly Token[], hasSection: boolean, hasFinish: boolean) {
  const isAside = title === 'other' || (title === 'description' && hasSection)
  const isRemark = title === 'note' && (hasFinish || !areAll(tokens, 'coat', 'none'))
  if (title === 'ignored' || title === 'mark' || title === 'end1' || title === 'end2') return 'skip'
  if (isAside || isRemark) return isRemark || tokens.some(({ text }) => /[a-z]/i.test(text)) ? 'note' : 'skip'
  if (title === 'mass') return 'mass'
  return suitsColumn(title, tokens) ? 'tokens' : 'wrong'
}

/** Puts the cells in a row, which is read like any other line. What has a meaning by its column keeps it. */
export function rowOf({ text: line, cells, columns }: TableLine): ParsedLine {
  const filled = cells.flatMap((cell, at) => (nothing.test(cell.text) ? [] : { ...cell, ...columns[at], column: at }))
  const textIn = (name: Column['title']) => filled.findLast(({ title }) => title === name)?.text ?? ''
  const tokens: Token[] = []
  const notes: string[] = []
  const given: GivenRow = { mark: textIn('mark'), masses: [] }
  if (textIn('end1') || textIn('end2')) given.ends = [endIn(textIn('end1')), endIn(textIn('end2'))]
  const hasSection = textIn('section') !== ''
  const hasFinish = columns.some(({ title }) => title === 'finish')
  for (const { text, title, unit = '', from, to, column, isCounting } of filled) {
    const isDecimal = title === 'length' || title === 'mass'
    const plain = isDecimal ? plainNumber(text) : title === 'grade' ? text.replace(/^(?=\d{3}(?!\d))/, 'S') : text
    const found = tokensOf(plain, from)
    const role = roleOfCell({ title }, found, hasSection, hasFinish)
    if (role === 'note') notes.push(text)
    if (role === 'mass') given.masses.push(...found.filter(({ kinds }) => kinds.includes('number')))
    if (role === 'wrong') given.problem ??= { problem: 'cell', about: text, at: [from, to] }
    if (role !== 'tokens') continue
    const isAlone =
      !title && found[0]?.kinds.includes('number') && areAll(found.slice(1), 'countAfter', 'lengthAfter', 'each')
    const withColumn = (token: Token): Token => {
      if (!token.kinds.includes('number')) return token
      if (isAlone) return { ...token, column, kinds: isCounting ? [...token.kinds, 'numbering'] : token.kinds }
      if (title === 'length') return { ...token, role: title, unit: token.unit || unit }
      return { ...token, role: title === 'quantity' ? title : undefined }
    }
    if (tokens.length > 0) tokens.push(...tokensOf(cellBorder, from))
    tokens.push(...found.map(withColumn))
    if (title === 'holes' && areAll(found, 'number')) tokens.push(...tokensOf('holes', to))
  }
  return parseTokens(line, tokens, { ...given, note: notes.join('; ') })
}

/** "8 405" as 8,405, and "6240,0" as 6240.0. */
export function plainNumber(cell: string): string {
  return cell.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, ',').replace(/^(\d+),(\d{1,2})(?!\d)/, '$1.$2')
}

/** A plain end, unless the cell names a plate. */
export function endIn(cell: string): End {
  return plates.find((plate) => plate === cell.toLowerCase()) ?? 'plain'
}
