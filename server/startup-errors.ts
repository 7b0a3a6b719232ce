import { ConfigError } from './config.ts'

type Facts = { code?: string; syscall?: string; hostname?: string; path?: string }

/** PostgreSQL codes for a wrong password, an unknown user and an unknown database. */
const refusals = ['28P01', '28000', '3D000']

/** Explains common errors at start in one line; returns any other error unchanged. */
export function explainStartupError(error: unknown, { host, port }: { host: string; port: number }): unknown {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error)) return error
  const { code = '', syscall = '', hostname, path } = error as Error & Facts
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT to another`
    if (code === 'EACCES') return `Port ${port} needs rights this user lacks: set PORT to one above 1023`
  }
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === host)) {
    return 'HOST must be an address of this machine, or localhost'
  }
  if (['getaddrinfo', 'connect'].includes(syscall) || code === 'ECONNREFUSED' || refusals.includes(code)) {
    return `DATABASE_URL names a database that cannot be used: ${error.message || code}`
  }
  if (syscall === 'mkdir') return `DATA_DIR cannot be written: ${error.message}`
  if (code === 'EACCES' && path) return `The user this server runs as may not use ${path}`
  return error
}
