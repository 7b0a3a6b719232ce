import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

/**
 * Unexpected console.error and console.warn fail the test that caused them: that is where React reports its faults.
 * A test that expects noise replaces the method itself (`vi.spyOn(console, 'error').mockImplementation(...)`) and restores it.
 */
const noise: string[] = []

for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    noise.push(`console.${level}: ${format(...words)}`)
  }
}

function failOnNoise() {
  const heard = noise.splice(0)
  if (heard.length > 0) throw new Error(`Unexpected console noise\n${heard.join('\n')}`)
}

afterEach(failOnNoise)
// Noise made while a file is loading, or after its last test, has no test to fail but still fails the file.
afterAll(failOnNoise)
