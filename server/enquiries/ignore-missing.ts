/** For the `catch` of a file operation: returns undefined when the file does not exist, and throws any other error again. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
