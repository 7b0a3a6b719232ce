const reference = /\{([a-z]\w*(?:\.\w+)+)\}/g

function factAt(path: string, known: object): string | undefined {
  let value: unknown = known
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
  // A fact with a link, such as {business.phone}, is shown as people write it.
  if (typeof value === 'object' && value !== null && 'display' in value) value = value.display
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** A text refers to a fact that does not exist. `path` is where. */
export class UnknownFact extends Error {
  readonly path: readonly string[]
  readonly reason: string
  constructor(path: readonly string[], reason: string) {
    super(`${path[0]}, ${path.slice(1).join(' › ')}: ${reason}`)
    this.path = path
    this.reason = reason
  }
}

/** A value of a JSON file with the facts in its texts filled in. Throws when a text refers to a fact that does not exist. */
export function filled(value: unknown, at: readonly string[], known: object): unknown {
  if (typeof value === 'string') {
    return value.replace(reference, (whole, path: string) => {
      const fact = factAt(path, known)
      if (fact === undefined)
        throw new UnknownFact(at, `${whole} is not a fact of the firm. Correct the name in the braces.`)
      return fact
    })
  }
  if (Array.isArray(value)) return value.map((entry, index) => filled(entry, [...at, String(index)], known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry, [...at, key], known)]))
}
