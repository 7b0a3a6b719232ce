import { isServicePath, unlistedPaths } from '#content/navigation.ts'
import { type Figures, type MeasureName, measureNames, measures, shown } from './measures.ts'

/** What every page must keep: at most, or for Lighthouse's scores at least, this much. */
const everyPage = {
  html: 24,
  script: 8,
  font: 40,
  requests: 30,
  performance: 100,
  accessibility: 100,
  practices: 100,
  search: 100,
  fcp: 850,
  lcp: 1360,
  tbt: 20,
  cls: 0.005,
  next: 50,
  press: 100,
} satisfies Figures

/** Drawings stand in the HTML, in a layout for phones and one for wide sheets: pages that open with one weigh up to this. */
const htmlWithDrawing = 30

/** React comes with what a visitor operates in the first screen. */
const scriptWithIsland = 85
const answeringDrawings = [
  '/crane-hire-services',
  '/industrial-steel-platforms',
  '/steel-beam-installation',
  '/steel-staircase-installation',
]
const islandInFirstScreen = [
  '/',
  '/3d-modeling-services',
  '/areas-we-serve',
  '/calculator',
  '/faq',
  '/gallery',
  ...answeringDrawings,
]

/** Two pages open with the model-to-steel wipe, two pictures and React; four with a drawing that answers. */
const wipeInAll = 155
const wipePaths = ['/', '/3d-modeling-services']
const answeringInAll = 135
const serviceInAll = 90

/** The budgets of one page. Pages kept from search engines are not scored for them. */
export function budgetOf(path: string): Figures {
  const { search, ...others } = everyPage
  return {
    ...others,
    ...((unlistedPaths as readonly string[]).includes(path) ? {} : { search }),
    ...(islandInFirstScreen.includes(path) ? { script: scriptWithIsland } : {}),
    ...(isServicePath(path) ? { html: htmlWithDrawing, total: serviceInAll } : {}),
    ...(answeringDrawings.includes(path) ? { total: answeringInAll } : {}),
    ...(wipePaths.includes(path) ? { html: htmlWithDrawing, total: wipeInAll } : {}),
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
