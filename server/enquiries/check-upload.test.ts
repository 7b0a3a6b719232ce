import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quoteFields, sampleFile } from '#server/fixtures/form.ts'
import { checkUpload } from './check-upload.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'))
})

afterAll(() => rm(folder, { recursive: true }))

async function check(name: string, content = sampleFile('plan.pdf').bytes) {
  const path = join(folder, 'file')
  await writeFile(path, content)
  const file = { name, mime: 'application/octet-stream', size: content.length, tooLarge: false, digest: '', path }
  return checkUpload({ fields: quoteFields, files: [file] }, new Date())
}

it('recognises a file by its extension, however long its name is', async () => {
  const { files } = await check(`${'Steel frame '.repeat(20)}rev B.PDF`)
  expect(files).toMatchObject([{ type: 'pdf', name: expect.stringMatching(/^Steel frame .*\.PDF$/) }])
})
