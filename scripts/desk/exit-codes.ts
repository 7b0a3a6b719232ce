/** As monitors of the Nagios family read them. */
export const exitCodes = { well: 0, warning: 1, critical: 2, unknown: 3 } as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
