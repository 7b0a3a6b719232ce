import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { rulesOf } from './picture-rules.ts'

let folder: string
const facts = (file: string) => ({ '2024-beam': { file, focal: [30, 60] as const, alt: 'A beam' } })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  const whole = await readFile('pictures/welding.jpg')
  await writeFile(join(folder, 'whole.jpg'), whole)
  await writeFile(join(folder, 'cut-off.jpg'), whole.subarray(0, whole.length - 2000))
  await writeFile(join(folder, 'text.jpg'), 'not a picture')
  return () => rm(folder, { recursive: true })
})

it('holds the place of a picture in its average colour and crops it round its focal point', async () => {
  expect((await rulesOf(facts('whole.jpg'), folder)).get('2024-beam')).toMatch(
    /\[data-picture="2024-beam"\]\{background-color:#[0-9a-f]{6};--x:30%;--y:60%\}/,
  )
})

it.each(['cut-off.jpg', 'text.jpg', 'missing.jpg'])('stops the build at %s and names the file', async (file) => {
  await expect(rulesOf(facts(file), folder)).rejects.toThrow(new RegExp(`${file} cannot be read as a picture`))
})
