import { expect, test } from 'vitest'
import { serveSite } from './serve-site.ts'

test('a server that refuses to start is an error, not a wait', async () => {
  const env = { ...process.env, BUILD_DIR: 'no-such-build' }
  await expect(serveSite({ env })).rejects.toThrow('did not start')
})
