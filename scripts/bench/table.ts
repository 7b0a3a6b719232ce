import { type Figures, type MeasureName, measureNames, measures, shown } from './measures.ts'

export type Report = Map<string, Figures>

const measureOf = new Map<string, MeasureName>(measureNames.map((name) => [measures[name].heading, name]))

/** A Markdown table, one row for each page, its columns aligned so that it also reads well on a screen. */
export function toTable(report: Report): string {
  const used = measureNames.filter((name) => [...report.values()].some((figures) => figures[name] !== undefined))
  const rows = [
    ['Page', ...used.map((name) => measures[name].heading)],
    ...[...report].map(([path, figures]) => [path, ...used.map((name) => shown(name, figures[name]))]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = line(widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)))
  const [head = [], ...body] = rows
  return [line(head), rule, ...body.map(line)].join('\n')
}

/** Reads the table of a report back; what is not a figure is left out. */
export function fromTable(text: string): Report {
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s*-/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const [head = [], ...body] = rows
  return new Map(
    body.map(([path = '', ...cells]) => [
      path,
      Object.fromEntries(
        cells.flatMap((cell, column) => {
          const name = measureOf.get(head[column + 1] ?? '')
          return name && /^\d/.test(cell) ? [[name, Number(cell)]] : []
        }),
      ),
    ]),
  )
}

/** One line for each figure that differs between two reports by more than its noise: "/about: LCP 880 -> 990, worse". */
export function compareReports(before: Report, after: Report): string[] {
  return [...after].flatMap(([path, figures]) =>
    measureNames.flatMap((name) => {
      const [was, is] = [before.get(path)?.[name], figures[name]]
      const { better, grain, heading } = measures[name]
      if (was === undefined || is === undefined || Math.abs(is - was) <= grain) return []
      const improved = better === 'less' ? is < was : is > was
      return `${path}: ${heading} ${shown(name, was)} -> ${shown(name, is)}, ${improved ? 'better' : 'worse'}`
    }),
  )
}
