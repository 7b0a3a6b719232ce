import type * as z from 'zod'

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'figures such as 5 or 1250',
  int: 'a whole number such as 5 or 1250',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
}

function limit(issue: { origin: string; input?: unknown }, amount: number | bigint, bound: 'least' | 'most'): string {
  if (issue.origin === 'array') return `Give at ${bound} ${Number(amount) === 1 ? 'one entry' : `${amount} entries`}.`
  if (issue.origin !== 'string') return `Give a number of at ${bound} ${amount}.`
  if (bound === 'least') return 'Fill this in.'
  return `Shorten this to ${amount} characters. It has ${String(issue.input).length}.`
}

/** What is wrong with a value, for an owner who is not a programmer. A schema's own message comes first. */
export const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Fill this in.' : `Enter ${kinds[issue.expected] ?? issue.expected} here.`
    case 'too_small':
      return limit(issue, issue.minimum, 'least')
    case 'too_big':
      return limit(issue, issue.maximum, 'most')
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return `Remove ${issue.keys.join(', ')}: no such field exists here.`
    case 'invalid_union':
      return 'This is not one of the types allowed here.'
    case 'invalid_format':
      return 'This is not in the right format.'
    default:
      return undefined
  }
}
