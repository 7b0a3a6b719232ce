export type Cause = 'waiting' | 'given-up' | 'refused-files' | 'desk' | 'database' | 'disk' | 'crashes'

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
/** Longer than the webhook timeout, so that another server's all-clear cannot overtake the alarm. */
const alarmTakes = 2 * minute

/**
 * The message that is due about a cause, and the notice to store. Store it before sending, so that a restart or another
 * server does not send the message again.
 */
export function decide(cause: Cause, notice: Notice, level: number, now: number) {
  if (level > notice.told && now >= notice.alarmFrom) {
    const told = cause === 'crashes' ? 0 : level
    return { say: 'alarm', notice: { told, alarmFrom: now + alarmEvery(cause), clearFrom: now + alarmTakes } } as const
  }
  if (level === 0 && notice.told > 0 && now >= notice.clearFrom) {
    return { say: 'all-clear', notice: { ...notice, told: 0 } } as const
  }
  const told = level > 0 ? Math.min(level, notice.told) : notice.told
  return { say: undefined, notice: { ...notice, told } }
}

/** The notice after a failed message, which schedules a retry. */
export function afterFailure(before: Notice, say: 'alarm' | 'all-clear', now: number): Notice {
  const again = now + retryAfter
  return say === 'alarm' ? { ...before, alarmFrom: again } : { ...before, clearFrom: again }
}
