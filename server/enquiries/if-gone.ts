/** For the `catch` of a file operation: what is not there (any more) is undefined; any other error is thrown on. */
export function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
