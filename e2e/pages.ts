import { paths } from '#content/navigation.ts'

/** Every page of the site, and one address that has none. */
export const everyPath = [...paths, '/no-such-page']
