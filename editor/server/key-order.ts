import { isDeepStrictEqual } from 'node:util'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with its keys in the order of a model, new keys last, so that a saved file differs only where it was edited. */
export function inOrderOf(model: unknown, value: unknown): unknown {
  if (Array.isArray(value)) {
    const models: unknown[] = Array.isArray(model) ? model : []
    return value.map((entry, index) =>
      inOrderOf(models.find((other) => isDeepStrictEqual(other, entry)) ?? models[index], entry),
    )
  }
  if (!isObject(value)) return value
  const known = isObject(model) ? model : {}
  const keys = [
    ...Object.keys(known).filter((key) => Object.hasOwn(value, key)),
    ...Object.keys(value).filter((key) => !Object.hasOwn(known, key)),
  ]
  return Object.fromEntries(keys.map((key) => [key, inOrderOf(known[key], value[key])]))
}
