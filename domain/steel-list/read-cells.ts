import type { Column, TableLine } from './cut-lines.ts'
import { type End, plates } from './list-row.ts'
import { type GivenRow, type ParsedLine, parseTokens } from './read-line.ts'
import { hasKind, type Kind, type Token, tokensOf } from './read-tokens.ts'

const nothing = /^(?:[-–—.=_/]*|n\/?a|none|nil)$/i

const besideNumbers: readonly Kind[] = ['countAfter', 'lengthAfter', 'each']

const areAll = (tokens: readonly Token[], ...kinds: Kind[]) => tokens.every((token) => hasKind(token, ...kinds))

/** Whether a cell says what its column is for. */
function suitsColumn(title: Column['title'], tokens: readonly Token[]): boolean {
  if (title === 'quantity') return areAll(tokens, 'number', 'countAfter', 'each', 'numeral')
  if (title === 'length') return areAll(tokens, 'number', 'lengthAfter', 'each')
  if (title === 'grade') return tokens.every(({ kinds, text }) => kinds.includes('grade') || !/\d/.test(text))
  if (title === 'finish') return tokens.some((token) => hasKind(token, 'coat', 'none'))
  return title !== 'surplus'
}

/** Puts the cells in a row, which is read like any other line. What has a meaning by its column keeps it. */
export function rowOf({ text: line, cells, columns }: TableLine): ParsedLine {
  const filled = cells.flatMap((cell, at) => (nothing.test(cell.text) ? [] : { ...cell, ...columns[at], column: at }))
  const textIn = (name: Column['title']) => filled.findLast(({ title }) => title === name)?.text ?? ''
  const tokens: Token[] = []
  const notes: string[] = []
  const given: GivenRow = { mark: textIn('mark'), masses: [] }
  if (textIn('end1') || textIn('end2')) given.ends = [endIn(textIn('end1')), endIn(textIn('end2'))]
  for (const { text, title, unit = '', from, to, column, isCounting } of filled) {
    if (title === 'ignored' || title === 'mark' || title === 'end1' || title === 'end2') continue
    const isDecimal = title === 'length' || title === 'mass'
    const plain = isDecimal ? plainNumber(text) : title === 'grade' ? text.replace(/^(?=\d{3}(?!\d))/, 'S') : text
    const found = tokensOf(plain, from)
    const isCoat = areAll(found, 'coat', 'none') && !columns.some(({ title }) => title === 'finish')
    const isAside = title === 'other' || (title === 'description' && textIn('section'))
    if (isAside ? /[a-z]/i.test(text) : title === 'note' && !isCoat) notes.push(text)
    else if (title === 'mass') given.masses.push(...found.filter(({ kinds }) => kinds.includes('number')))
    else if (!isAside && !suitsColumn(title, found)) given.problem ??= { problem: 'cell', about: text, at: [from, to] }
    else if (!isAside) {
      const isAlone = !title && found[0]?.kinds.includes('number') && areAll(found.slice(1), ...besideNumbers)
      const withColumn = ({ kinds, ...token }: Token): Token => {
        if (isAlone) return { ...token, column, kinds: isCounting ? [...kinds, 'numbering'] : kinds }
        if (title === 'length') return { ...token, kinds, role: title, unit: token.unit || unit }
        return { ...token, kinds, role: title === 'quantity' ? title : undefined }
      }
      tokens.push(...(tokens.length > 0 ? tokensOf('¦', from) : []))
      tokens.push(...found.map((token) => (token.kinds.includes('number') ? withColumn(token) : token)))
      if (title === 'holes' && areAll(found, 'number')) tokens.push(...tokensOf('holes', to))
    }
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
