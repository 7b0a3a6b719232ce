import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ContentFile, checked } from './check.ts'
import { facts } from './facts.ts'
import { filled } from './fill-facts.ts'
import { schemas } from './schemas/index.ts'
import { jsonSchemas } from './schemas/json-schemas.ts'

// The range of steel sections comes from standards, and nobody edits it.
const files = globSync('content/**/*.json', {
  exclude: ['content/json-schemas/**', 'content/steel-sections.json'],
}).map((path) => path.replace(/^content\/|\.json$/g, ''))
const schemaFiles = new Map(jsonSchemas())
const textOf = (file: string) => readFileSync(`content/${file}.json`, 'utf8')

it('every JSON file has a schema, and every schema a file', () => {
  const own = files.filter((file) => file in schemas || !file.startsWith('services/'))
  expect(own.sort()).toEqual(Object.keys(schemas).sort())
})

describe.each(files as ContentFile[])('%s', (file) => {
  const data = JSON.parse(textOf(file))

  it('is valid, and written as the editor writes it', () => {
    expect(() => checked(file, filled(data, [file], facts))).not.toThrow()
    expect(textOf(file)).toBe(`${JSON.stringify(data, null, 2)}\n`)
  })

  it('names its JSON Schema', () => {
    const named = new URL(data.$schema, `file:///${file}.json`).pathname
    expect(schemaFiles.has(named.replace('/json-schemas/', ''))).toBe(true)
  })

  it.each(wrongValues(data))('refuses a wrong value at %s, and says where', (path, wrong) => {
    expect(() => checked(file, wrong)).toThrow(`content/${file}.json, ${path}`)
  })
})

it('every safety text is on the list of texts to be checked', () => {
  const named = files.flatMap((file) => safetyTopics(JSON.parse(textOf(file))).map((topic) => `${file}: ${topic}`))
  expect(Object.keys(JSON.parse(textOf('confirmations')).texts)).toEqual(expect.arrayContaining(named))
})

/** What the `safety` fields below a value name. */
function safetyTopics(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => (key === 'safety' ? [child] : safetyTopics(child)))
}

/** The file with its first field emptied of meaning, and with a field that no schema knows. */
function wrongValues(data: Record<string, unknown>): [path: string, wrong: object][] {
  const [first = ''] = Object.keys(data).filter((key) => key !== '$schema')
  return [
    [first, { ...data, [first]: true }],
    ['the file: Remove surprise', { ...data, surprise: 1 }],
  ]
}
