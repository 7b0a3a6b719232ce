import { existsSync, globSync, readFileSync } from 'node:fs'
import { ContentError } from '#content/fill-facts.ts'
import type { ContentFile } from '#content/read-typed.ts'

type Parsed = { path: string; text: string; data: Record<string, unknown> }

const problems: unknown[] = []

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function parsed(file: string): Parsed[] {
  // On Windows paths and line ends differ.
  const path = file.replaceAll('\\', '/')
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  try {
    return [{ path, text, data: JSON.parse(text) }]
  } catch (error) {
    problems.push(`${path}: ${reasonOf(error)}`)
    return []
  }
}

/** What the `safety` fields below a value name. */
function safetyTopics(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => (key === 'safety' ? [child] : safetyTopics(child)))
}

async function checkFiles(files: readonly Parsed[]): Promise<void> {
  // Imported once every file is JSON: these modules read the firm's facts, and stop at the first wrong one.
  const { readTyped } = await import('#content/read-typed.ts')
  const { facts } = await import('#content/facts.ts')
  const { isWithoutFacts } = await import('#content/schemas/index.ts')
  const names = files.map(({ path }) => path.replace(/^content\/|\.json$/g, '') as ContentFile)
  const { texts = {} } = files[names.indexOf('confirmations')]?.data ?? {}
  for (const [index, { path, text, data }] of files.entries()) {
    const file = names[index] as ContentFile
    try {
      readTyped(file, data, isWithoutFacts(file) ? {} : facts)
    } catch (error) {
      problems.push(error)
    }
    if (text !== `${JSON.stringify(data, null, 2)}\n`)
      problems.push(`${path}: is not written as JSON.stringify writes it`)
    for (const topic of safetyTopics(data))
      if (!Object.hasOwn(texts as object, `${file}: ${topic}`))
        problems.push(`${path}: “${topic}” is missing from the texts of content/confirmations.json`)
  }
}

async function checkPictures(): Promise<void> {
  const { pictures } = await import('#content/pictures.ts')
  for (const [id, { file }] of Object.entries(pictures)) {
    const message = `pictures/${file} is missing. Add the JPEG or correct the name.`
    if (!existsSync(`pictures/${file}`))
      problems.push(new ContentError('pictures', [{ path: ['pictures', id, 'file'], message }]))
  }
}

/** A job that is priced line by line is an example of what the calculator says, and the crane may lift what the lift plan shows. */
async function checkExamples(): Promise<void> {
  // Services also refer to each other.
  const { allServices } = await import('#content/services.ts')
  const { formatPounds } = await import('#content/fill-in.ts')
  const { workedPrices } = await import('#content/page-content.ts')
  const { priceTotals } = await import('#content/vat.ts')
  const { estimate } = await import('#domain/estimate.ts')
  const { liftPlanFigures } = await import('#domain/lift-plan.ts')
  for (const [index, { lines, choices }] of workedPrices.jobs.entries()) {
    const { low, high, priceRange } = estimate(choices)
    const { total } = priceTotals(lines.filter(({ covered }) => covered))
    const said = `The lines the calculator covers cost ${formatPounds(total)} with VAT, but the calculator says ${priceRange}.`
    if (total < low || total > high)
      problems.push(new ContentError('worked-prices', [{ path: ['jobs', index, 'lines'], message: said }]))
  }
  const sections = allServices.flatMap(({ sections }) => sections)
  if (sections.some((section) => section.kind === 'drawing' && section.drawing === 'lift-plan')) liftPlanFigures()
}

// `npm run check` starts here: every JSON file in `content/`, with file, path and reason. Nobody edits the range of steel
// sections, which comes from standards.
const files = globSync('content/**/*.json', { exclude: ['content/steel-sections.json'] })
const contents = files.sort().flatMap(parsed)
try {
  if (problems.length === 0) await checkFiles(contents)
  if (problems.length === 0) await checkPictures()
  if (problems.length === 0) await checkExamples()
} catch (error) {
  problems.push(error)
}
for (const problem of problems) console.error(reasonOf(problem))
// The editor, which starts this too, names the fields.
const errors = problems.filter((problem) => problem instanceof ContentError)
process.send?.({ issues: errors.flatMap(({ file, issues }) => issues.map((issue) => ({ ...issue, file }))) })
if (problems.length === 0) console.log(`Content: ${files.length} files are valid.`)
process.exitCode = problems.length > 0 ? 1 : 0
