import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { isEditable, replaceFile } from './files.ts'
import { copySite } from './open-editor.fixture.ts'

it('leaves the old or the new file when it is killed while saving', async () => {
  const { root, textOf } = copySite()
  const seen = new Set<string>()
  for (let kill = 0; kill < 6 || seen.size < 2; kill++) {
    const saving = spawn(process.execPath, ['editor/server/save-repeatedly.fixture.ts', root], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(saving.stdout, 'data')
    await pause(5 + kill * 5)
    saving.kill('SIGKILL')
    await once(saving, 'exit')
    const text: string = JSON.parse(textOf('content/business.json'))
    expect(text).toHaveLength(2_000_000)
    expect(text).toBe((text[0] ?? '').repeat(2_000_000))
    seen.add(text[0] ?? '')
  }
})

it('opens content and pictures, and nothing else', async () => {
  const { root } = copySite()
  for (const file of ['content/business.json', 'content/services/welding-services.json', 'pictures/yard.jpg'])
    expect(isEditable(file), file).toBe(true)
  for (const file of [
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
  ]) {
    expect(isEditable(file), file).toBe(false)
    await expect(replaceFile(root, file, ''), file).rejects.toThrow('may not open')
  }
})
