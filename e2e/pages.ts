import { paths, unlistedPaths } from '#content/navigation.ts'

/** Every page of the site, and one address that has none. */
export const everyPath = [...paths, '/no-such-page']

/** Those that search engines may list. */
export const listed = paths.filter((path) => !unlistedPaths.includes(path))
