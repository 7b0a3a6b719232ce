import { expect, it } from 'vitest'
import { contentNotes } from './content-notes.ts'

it('leaves $schema and safety out of a content file, at any depth', () => {
  const { handler } = contentNotes.transform
  const { code } = handler('{"$schema":"x","list":[{"text":"Props first","safety":"propping"}]}')
  expect(JSON.parse(code)).toEqual({ list: [{ text: 'Props first' }] })
})
