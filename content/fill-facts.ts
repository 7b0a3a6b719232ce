const reference = /\{([a-z]\w*(?:\.\w+)+)\}/g

function factAt(path: string, known: object): string | undefined {
  let value: unknown = known
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
  // A fact with a link, such as {business.phone}, is shown as people write it.
  if (typeof value === 'object' && value !== null && 'display' in value) value = value.display
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

type ContentIssue = { path: (string | number)[]; message: string }

/** What is wrong with the values of a file, and the facts it was read with. The message has a line for each value. */
export class ContentError extends Error {
  readonly file: string
  readonly issues: ContentIssue[]
  readonly facts: object
  constructor(file: string, issues: ContentIssue[], facts: object = {}) {
    const lines = issues.map(({ path, message }) => `${path.join(' › ') || 'the file'}: ${message}`)
    super(lines.map((line) => `content/${file}.json, ${line}`).join('\n'))
    this.file = file
    this.issues = issues
    this.facts = facts
  }
}

/** A value of a JSON file with the facts in its texts filled in. Throws when a text refers to a fact that does not exist. */
export function filled(value: unknown, at: readonly string[], known: object): unknown {
  if (typeof value === 'string') {
    return value.replace(reference, (whole, path: string) => {
      const fact = factAt(path, known)
      const message = `${whole} is not a fact that is filled in here. Correct the name, or type the text itself.`
      if (fact === undefined) throw new ContentError(at[0] ?? '', [{ path: at.slice(1), message }], known)
      return fact
    })
  }
  if (Array.isArray(value)) return value.map((entry, index) => filled(entry, [...at, String(index)], known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry, [...at, key], known)]))
}
