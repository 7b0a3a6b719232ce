import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
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
