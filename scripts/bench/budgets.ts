import { isServicePath, unlistedPaths } from '#content/navigation.ts'
import { type Figures, type MeasureName, measureNames, measures, shown } from './measures.ts'

/** What every page must keep: at most, or for Lighthouse's scores at least, this much. */
const everyPage = {
  html: 20,
  css: 12,
  script: 108,
  font: 40,
  requests: 30,
  performance: 99,
  accessibility: 100,
  practices: 100,
  search: 100,
  fcp: 900,
  lcp: 1400,
  tbt: 30,
  cls: 0.005,
  next: 60,
} satisfies Figures

/** Pages with an enquiry form, the calculator or the postcode check carry its script. */
const scriptWithForm = 118

const homeInAll = 300

function hasForm(path: string): boolean {
  return isServicePath(path) || ['/', '/contact', '/calculator', '/areas-we-serve'].includes(path)
}

/** The budgets of one page. Pages kept from search engines are not scored for them. */
export function budgetOf(path: string): Figures {
  const { search, ...others } = everyPage
  return {
    ...others,
    ...((unlistedPaths as readonly string[]).includes(path) ? {} : { search }),
    ...(hasForm(path) ? { script: scriptWithForm } : {}),
    ...(path === '/' ? { total: homeInAll } : {}),
  }
}

function isPast(name: MeasureName, value: number, limit: number): boolean {
  return measures[name].better === 'less' ? value > limit : value < limit
}

/** One line for each figure that breaks its page's budget. */
export function pastBudget(path: string, figures: Figures): string[] {
  const budget = budgetOf(path)
  return measureNames.flatMap((name) => {
    const [value, limit] = [figures[name], budget[name]]
    if (value === undefined || limit === undefined || !isPast(name, value, limit)) return []
    const bound = measures[name].better === 'less' ? 'at most' : 'at least'
    return `${path}: ${measures[name].heading} ${shown(name, value)}, ${bound} ${limit}`
  })
}
