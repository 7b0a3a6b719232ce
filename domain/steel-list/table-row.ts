import type { Cell, TableLine } from './cut-lines.ts'
import { sectionsIn } from './find-sections.ts'
import type { Kind } from './find-words.ts'
import { plainNumber } from './lengths-and-masses.ts'
import { endIn } from './list-row.ts'
import { type GivenRow, type ParsedLine, parseTokens } from './read-line.ts'
import type { Choice, Problem } from './read-phrases.ts'
import { cellBorder, hasKind, type Token, tokensOf } from './read-tokens.ts'
import type { Column } from './table-heads.ts'

const skipped: readonly Column['title'][] = ['ignored', 'thickness', 'mark', 'end1', 'end2']
const massTitles: readonly Column['title'][] = ['mass', 'perMetre']
const nothing = /^(?:[-–—.=_/]*|n\/?a|none|nil)$/i
const areAll = (tokens: readonly Token[], ...kinds: Kind[]) => tokens.every((token) => hasKind(token, ...kinds))

/** Whether a cell says what its column is for. */
function suitsColumn(title: Column['title'], tokens: readonly Token[]): boolean {
  const isSingle = tokens.filter((token) => hasKind(token, 'number')).length < 2
  if (title === 'quantity') return isSingle && areAll(tokens, 'number', 'countAfter', 'each', 'numeral')
  if (title === 'length') return isSingle && areAll(tokens, 'number', 'lengthAfter', 'each')
  if (title === 'grade') return tokens.every((token) => hasKind(token, 'grade') || !/\d/.test(token.text))
  if (title === 'finish') return tokens.some((token) => hasKind(token, 'coat', 'none'))
  return title !== 'surplus'
}

/** What becomes of a cell, in a row with a section and in a table with a column for the finish. */
function roleOfCell({ title }: Column, tokens: readonly Token[], hasSection: boolean, hasFinish: boolean) {
  const isAside = (title === 'other' && !areAll(tokens, 'grade')) || (title === 'description' && hasSection)
  // "Painted" is a finish that we do not price.
  const isOtherFinish = title === 'finish' && areAll(tokens, 'word', 'vagueFinish', 'places', 'joins', 'sign')
  const isRemark = isOtherFinish || (title === 'note' && (hasFinish || !areAll(tokens, 'coat', 'none')))
  if (skipped.includes(title)) return 'skip'
  if (isAside || isRemark) return isRemark || tokens.some(({ text }) => /[a-z]/i.test(text)) ? 'note' : 'skip'
  if (massTitles.includes(title)) return 'mass'
  return suitsColumn(title, tokens) ? 'tokens' : 'wrong'
}

/** Puts the cells in a row, which is read like any other line. What has a meaning by its column keeps it. */
export function rowOf({ text: line, cells, columns }: TableLine): ParsedLine {
  const filled = wholeSizes(
    cells.flatMap((cell, at) => (nothing.test(cell.text) ? [] : { ...cell, ...columns[at], column: at })),
  )
  const textIn = (name: Column['title']) => filled.findLast(({ title }) => title === name)?.text ?? ''
  const tokens: Token[] = []
  const notes: string[] = []
  const given: GivenRow = { mark: textIn('mark'), masses: [] }
  if (textIn('end1') || textIn('end2')) given.ends = [endIn(textIn('end1')), endIn(textIn('end2'))]
  const hasSection = textIn('section') !== ''
  const hasFinish = columns.some(({ title }) => title === 'finish')
  const isUncounted = !columns.some(({ title }) => title === 'quantity')
  for (const { text, title, unit = '', from, to, column, isCounting } of filled) {
    const isDecimal = title === 'length' || massTitles.includes(title)
    const plain = isDecimal ? plainNumber(text) : title === 'grade' ? text.replace(/^(?=\d{3}(?!\d))/, 'S') : text
    const found = tokensOf(plain, from)
    const role = roleOfCell({ title }, found, hasSection, hasFinish)
    if (role === 'note') notes.push(text)
    if (role === 'mass') given.masses.push(...found.filter(({ kinds }) => kinds.includes('number')))
    if (role === 'wrong') given.problem = wrongCell(found, { text, from, to }, isUncounted, given.problem)
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

/** With "203x133 UB" and "25" as one cell, where a size is in two columns. */
function wholeSizes<One extends Cell & Column>(cells: readonly One[]): One[] {
  const size = cells.findLast(({ title }) => title === 'section')
  const end = cells.find(({ title, text }) => {
    const isEnd = size && (title === 'thickness' || title === 'perMetre') && !sectionsIn(size.text).section
    return isEnd && sectionsIn(`${size.text} x ${text}`).section
  })
  if (!size || !end) return [...cells]
  const whole = { ...size, text: `${size.text} x ${end.text}` }
  return cells.flatMap((cell) => (cell === end ? [] : cell === size ? whole : cell))
}

/** A cell that does not fit its column. Where there is no quantity, each of these numbers may be it. */
function wrongCell([first]: readonly Token[], cell: Cell, isUncounted: boolean, before?: Problem): Problem {
  const at = [cell.from, cell.to] as const
  if (!isUncounted || !first?.kinds.includes('count')) return before ?? { problem: 'cell', about: cell.text, at }
  const others = before?.problem === 'number' ? before : undefined
  const choice: Choice = { as: 'quantity', quantity: first.value }
  const choices = others ? [choice, ...(others.choices ?? [])] : [choice, { as: 'lineNumber' } as const]
  return { problem: 'number', about: [others?.about, cell.text].filter(Boolean).join(', '), at, choices }
}
