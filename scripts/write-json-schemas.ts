import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { jsonSchemas } from '#content/schemas/json-schemas.ts'

// `npm run schemas`: writes a JSON Schema for each content file, which its `$schema` names, so that editors complete and check it.
for (const [file, schema] of jsonSchemas()) {
  const path = join('.cache/json-schemas', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(schema, null, 2)}\n`)
}
