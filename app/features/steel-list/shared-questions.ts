import { listPageCopy as copy } from '#content/steel-list.ts'
import { answerText } from '#domain/steel-list/list-text.ts'
import { type Answer, answersToLine } from '#domain/steel-list/read-line.ts'
import { answered, type Item, type Step } from './list-steps.ts'

type ForAll = keyof typeof copy.forAll

/** A question that several lines may share, if it is that of a line: one of the list, or of a table in it. */
function sharedQuestion(item: Item) {
  if (item.kind !== 'line' || item.line.kind !== 'refused') return undefined
  const { problem, table } = item.line
  const isShared = (problem: string): problem is ForAll => problem in copy.forAll
  if (!isShared(problem)) return undefined
  const labels: Partial<Record<Answer['as'], string>> = copy.forAll[problem].answers
  const ways = answersToLine(item.line).map((answer, at) => {
    const label = table === undefined ? labels[answer.as] : answerText(answer)
    return { way: table === undefined ? answer.as : String(at), label, answer }
  })
  return ways.length > 0 && ways.every(({ label }) => label) ? { problem, table, ways } : undefined
}

/** The questions that several lines share, with how many they are and how they can be answered. */
export function questionsForAll(items: readonly Item[]) {
  const asked = items.flatMap((item) => sharedQuestion(item) ?? [])
  return [...Map.groupBy(asked, ({ problem, table = '' }) => `${problem} ${table}`)].flatMap(([key, alike]) => {
    const [first] = alike
    if (!first || alike.length < 2) return []
    const ways = first.ways.filter(({ way }) => alike.every(({ ways }) => ways.some((other) => other.way === way)))
    return [{ ...first, key, count: alike.length, ways }]
  })
}

export function answerAll({ problem, table }: { problem: ForAll; table?: string }, way: string): Step {
  return ({ items, ...state }) => ({
    ...state,
    items: items.map((item) => {
      const question = sharedQuestion(item)
      if (item.kind !== 'line' || question?.problem !== problem || question.table !== table) return item
      return answered(item, question.ways.find((other) => other.way === way)?.answer)
    }),
    said: undefined,
  })
}
