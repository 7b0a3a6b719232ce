import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

test('what single pages have in their HTML is in the sheet for pages reached by a click', async () => {
  const inlined = [...(await read('./page-styles.tsx')).matchAll(/'(\.\.?\/.+\.css)\?inline'/g)].map(([, file]) => file)
  const together = [...(await read('./pages.css')).matchAll(/@import '(.+)'/g)].map(([, file]) => file)
  expect(inlined.length).toBeGreaterThan(5)
  expect(together.toSorted()).toEqual(inlined.toSorted())
})
