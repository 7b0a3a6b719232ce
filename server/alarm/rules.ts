export type Cause = 'waiting' | 'refused-files' | 'desk' | 'database' | 'disk' | 'crashes'

/** Severity of each cause: 0 is well. A cause that could not be checked is missing. */
export type Levels = { [Name in Cause]?: number }

/** What the owner has been told: the last level, and the earliest times (ms since 1970) of the next alarm and all-clear. */
export type Notice = {
  told: number
  alarmFrom: number
  clearFrom: number
}

export const nothingTold: Notice = { told: 0, alarmFrom: 0, clearFrom: 0 }

const minute = 60_000
/** Crashes are reported once a day at most, other causes once an hour. */
const alarmEvery = (cause: Cause) => (cause === 'crashes' ? 24 * 60 * minute : 60 * minute)
const retryAfter = 15 * minute

/**
 * The message that is due about a cause, and the notice to keep. `ifRefused` is the notice after a message that was not taken:
 * it is repeated later.
 */
export function decide(cause: Cause, before: Notice, level: number, now: number) {
  const again = now + retryAfter
  if (level > before.told && now >= before.alarmFrom) {
    const told = cause === 'crashes' ? 0 : level
    const notice = { told, alarmFrom: now + alarmEvery(cause), clearFrom: now }
    return { say: 'alarm', notice, ifRefused: { ...before, alarmFrom: again } } as const
  }
  if (level === 0 && before.told > 0 && now >= before.clearFrom) {
    return { say: 'all-clear', notice: { ...before, told: 0 }, ifRefused: { ...before, clearFrom: again } } as const
  }
  const told = level > 0 ? Math.min(level, before.told) : before.told
  return { say: undefined, notice: { ...before, told }, ifRefused: before } as const
}
