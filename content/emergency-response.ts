import { stats } from './stats.ts'

const { near, radius, average } = stats.emergency

// Safety text: when to call 999
/** The first advice in an emergency, in the same wording on every page. */
export const call999First = 'If anybody is hurt or trapped, or the building is still moving, call 999 first.'

/** The two response times that service pages quote, with their labels. */
export const emergencyResponse = {
  target: {
    value: near.charAt(0).toUpperCase() + near.slice(1),
    label: `target for the first person on site, within ${radius} of the yard`,
  },
  average: { value: average, label: 'average of all call-outs, at any distance' },
} as const
