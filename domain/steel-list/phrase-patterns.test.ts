import { expect, test } from 'vitest'
import { phrasePatterns, phrasesOf } from './phrase-patterns.ts'
import { tokensOf } from './read-tokens.ts'

test.each(phrasePatterns)('%s is %s, as in %s', (_, name, line) => {
  const names = phrasesOf(tokensOf(line), line).map(({ name }) => name)
  expect(names).toContain(name)
})
