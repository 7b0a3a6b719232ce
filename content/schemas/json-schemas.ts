import * as z from 'zod'
import { schemas } from './index.ts'
import { service } from './service.ts'

/** A schema as code editors read it. Unlike Zod's own, it names the field that tells the kinds of a list's entries apart. */
export function jsonSchemaOf(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodDiscriminatedUnion)
        jsonSchema.discriminator = { propertyName: zodSchema.def.discriminator }
    },
  })
}

/** The JSON Schema of every content file, by the path that the file's `$schema` names. */
export function jsonSchemas(): [path: string, schema: object][] {
  const files = Object.entries({ ...schemas, 'services/service': service })
  return files.map(([file, schema]) => {
    const { properties, ...rest } = jsonSchemaOf(schema)
    return [`${file}.json`, { ...rest, properties: { $schema: { type: 'string' }, ...properties } }]
  })
}
