import { figures } from './figures.ts'

const { near, radius, average } = figures.emergency

// Safety text: when to call 999
/** The advice that comes before any other in an emergency; every page gives it in these words. */
export const call999First = 'If anybody is hurt or trapped, or the building is still moving, call 999 first.'

/** The two response figures that service pages quote, each with what it is of. */
export const emergencyResponse = {
  target: {
    value: near.charAt(0).toUpperCase() + near.slice(1),
    label: `target for the first person on site, within ${radius} of the yard`,
  },
  average: { value: average, label: 'average of all call-outs, at any distance' },
} as const
