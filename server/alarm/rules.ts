export type Cause = 'waiting' | 'given-up' | 'database' | 'disk' | 'crashes'

/** How bad it is: 0 is well, more is worse. A cause that could not be looked at is left out. */
export type Levels = { [Name in Cause]?: number }

/** What the owner has been told of one cause. Times in milliseconds since 1970. */
export type Notice = {
  /** The level last told; 0: nothing is wrong, or nobody has been told. */
  told: number
  /** An alarm was sent and never answered: it may have been read. */
  unsure: boolean
  /** No alarm before this time. */
  alarmFrom: number
  /** No all-clear before this time. */
  clearFrom: number
}

/** What became of a message; `unknown`: it was sent, and no answer came. */
export type Delivered = 'taken' | 'refused' | 'unknown'

export const nothingTold: Notice = { told: 0, unsure: false, alarmFrom: 0, clearFrom: 0 }

const minute = 60_000
/** Never more than one alarm of one cause in this time. */
export const alarmEvery = 60 * minute
/** A webhook that said no is asked again. */
const refusedAgain = 5 * minute
/** By then it is known what became of an alarm; an all-clear before that could overtake it. */
const settledBy = 2 * minute

/**
 * What there is to say of a cause, and what the notice becomes before it is said: whatever happens to the message then, or to
 * this process, the next one keeps its distance. One alarm when it gets bad or worse, one all-clear.
 */
export function decide(notice: Notice, level: number, now: number): { say?: 'alarm' | 'all-clear'; notice: Notice } {
  if (level > notice.told) {
    if (now < notice.alarmFrom) return { notice }
    return {
      say: 'alarm',
      notice: { ...notice, unsure: true, alarmFrom: now + alarmEvery, clearFrom: now + settledBy },
    }
  }
  if (level > 0) return { notice: { ...notice, told: level } }
  if (notice.told === 0 && !notice.unsure) return { notice }
  if (now < notice.clearFrom) return { notice }
  return { say: 'all-clear', notice: { ...notice, told: 0, unsure: false } }
}

/** The notice once it is known what became of the message; `before` is as it was before decide(). */
export function settle(
  { say, notice }: { say: 'alarm' | 'all-clear'; notice: Notice },
  before: Notice,
  level: number,
  delivered: Delivered,
  now: number,
): Notice {
  if (say === 'alarm') {
    if (delivered === 'taken') return { ...notice, told: level, unsure: false, clearFrom: now }
    if (delivered === 'unknown') return notice
    return { ...before, alarmFrom: now + refusedAgain }
  }
  return delivered === 'refused' ? { ...before, clearFrom: now + refusedAgain } : notice
}
