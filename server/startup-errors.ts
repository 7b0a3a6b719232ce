import { ConfigError } from './config.ts'

type Facts = { code?: string; errno?: number; syscall?: string; path?: string }

/** PostgreSQL codes for a wrong password, an unknown user and an unknown database. */
const refusals = ['28P01', '28000', '3D000']

/** A full disk: the system's code, PostgreSQL's, and the number that PGlite's file system gives. */
const isFull = ['ENOSPC', 'EDQUOT', '53100']
const noSpaceInside = 51

/** Explains common errors at start in one line; returns any other error unchanged. */
export function explainStartupError(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error)) return error
  const { syscall = '' } = error as Facts
  if (['listen', 'getaddrinfo'].includes(syscall)) return `HOST and PORT cannot be used: ${error.message}`
  return explainFile(error as Facts) ?? error
}

function explainFile({ code, path }: Facts): string | undefined {
  if (code === 'EACCES' && path) return `The user this server runs as may not use ${path}`
}

/** Says in one line why the desk cannot be opened, and what to do. */
export function explainDeskError(error: unknown, dataDirectory: string): string {
  // PGlite's file system throws an object that is no Error.
  const { code = '', errno, syscall = '', path, message, name } = error as Error & Facts
  const [line = ''] = (message || code || name).split('\n')
  if (isFull.includes(code) || errno === noSpaceInside) {
    return `The disk of DATA_DIR ${dataDirectory} is full: free some space`
  }
  if (['getaddrinfo', 'connect'].includes(syscall) || code === 'ECONNREFUSED' || refusals.includes(code)) {
    return `DATABASE_URL names a database that cannot be used: ${line}`
  }
  return explainFile(error as Facts) ?? (path?.startsWith(dataDirectory) ? `DATA_DIR cannot be used: ${line}` : line)
}
