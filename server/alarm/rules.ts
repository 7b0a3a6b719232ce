export type Cause = 'waiting' | 'given-up' | 'database' | 'disk' | 'crashes'

/** How bad each cause is: 0 is well, more is worse. A cause that could not be checked is left out. */
export type Levels = { [Name in Cause]?: number }

/** What the owner has been told about a cause. Times in milliseconds since 1970. */
export type Notice = {
  /** The level last reported; 0 when all is well. */
  told: number
  /** No alarm before this time. */
  alarmFrom: number
  /** No all-clear before this time. */
  clearFrom: number
}

export const nothingTold: Notice = { told: 0, alarmFrom: 0, clearFrom: 0 }

const minute = 60_000
/** Time between two alarms about one cause. A crash is an event: it is reported once a day at most, without an all-clear. */
const alarmEvery = (cause: Cause) => (cause === 'crashes' ? 24 * 60 * minute : 60 * minute)
const retryAfter = 15 * minute
/** Longer than a webhook may take to answer, so that the all-clear of another server cannot overtake the alarm. */
const alarmTakes = 2 * minute

/**
 * The message that is due about a cause, and the notice to store before it is sent. Storing it first means that a process
 * which ends in between, or another server, does not send it again.
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

/** The notice after a message that the webhook did not take: it is sent again later. */
export function afterFailure(before: Notice, say: 'alarm' | 'all-clear', now: number): Notice {
  const again = now + retryAfter
  return say === 'alarm' ? { ...before, alarmFrom: again } : { ...before, clearFrom: again }
}
