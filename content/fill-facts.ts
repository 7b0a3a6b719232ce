const reference = /\{([a-z]\w*(?:\.\w+)+)\}/g

function factAt(path: string, known: object): string | undefined {
  let value: unknown = known
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** Keys of text that no browser breaks into lines, or that is kept word for word. */
const plainKeys = new Set(['seo', 'summary', 'alt', 'href', 'path', 'keywords', 'reviews'])

const quantity =
  /(\d\+?) (mm|m|m²|kg|t|kN|km|MB|sq ft|hours?|hrs?|days?|weeks?|months?|years?|miles?|minutes?|tonnes?|million)\b/g

/**
 * A value of a JSON file with the facts in its texts filled in and each number kept on one line with its unit. Throws when a text
 * refers to a fact that does not exist.
 */
export function filled(value: unknown, at: readonly string[], known: object): unknown {
  if (typeof value === 'string') {
    const plain = at.some((key) => plainKeys.has(key))
    const text = value.replace(reference, (whole, path: string) => {
      const fact = factAt(path, known)
      if (fact === undefined)
        throw new Error(`${at.join(' › ')}: ${whole} is not a fact of the firm. Correct the name in the braces.`)
      return plain ? fact.replaceAll('\u00a0', ' ') : fact
    })
    return plain ? text : text.replace(quantity, '$1\u00a0$2')
  }
  if (Array.isArray(value)) return value.map((entry, index) => filled(entry, [...at, String(index)], known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry, [...at, key], known)]))
}
