import { setTimeout as wait } from 'node:timers/promises'

/** Asks every so many milliseconds until something is answered; throws, `fault` in its words, when nothing was in time. */
export async function until<T>(
  fault: string,
  every: number,
  ask: () => Promise<T | undefined>,
  patience = 20_000,
): Promise<T> {
  const end = performance.now() + patience
  while (performance.now() < end) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await wait(every)
  }
  throw new Error(`${fault} within ${patience / 1000} s`)
}
