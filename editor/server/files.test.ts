import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { isEditable, replaceFile } from './files.ts'
import { copySite } from './site-copy.fixture.ts'

it('leaves the old or the new file when it is killed while saving', async () => {
  const { root, textOf } = copySite()
  const seen = new Set<string>()
  for (let kill = 0; kill < 20; kill++) {
    const saving = spawn(process.execPath, ['editor/server/save-repeatedly.fixture.ts', root], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(saving.stdout, 'data')
    await pause(5 + kill * 3)
    saving.kill('SIGKILL')
    await once(saving, 'exit')
    const text: string = JSON.parse(textOf('content/business.json'))
    expect(text).toHaveLength(2_000_000)
    expect(text).toBe((text[0] ?? '').repeat(2_000_000))
    seen.add(text[0] ?? '')
  }
  expect(seen.size).toBe(2)
})

it.each(['content/business.json', 'content/services/welding-services.json', 'pictures/yard.jpg'])(
  'edits %s',
  (file) => {
    expect(isEditable(file)).toBe(true)
  },
)

it.each([
  'package.json',
  '/etc/passwd',
  'content/business.ts',
  'content/../package.json',
  'content/services/../../package.json',
  'content/json-schemas/business.json',
  'pictures/../content/business.json',
  'pictures/yard.png',
  'pictures/yard.jpg\0.json',
  'content\\business.json',
])('does not edit %s', async (file) => {
  const { root } = copySite()
  expect(isEditable(file)).toBe(false)
  await expect(replaceFile(root, file, '')).rejects.toThrow('may not open')
})
