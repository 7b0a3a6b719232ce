/** For the `catch` of a file operation: rethrows every error except a missing file. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
