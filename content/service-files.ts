// biome-ignore lint/style/noRestrictedImports: reads what the build decides by, which the browser never does
import { globSync, readFileSync } from 'node:fs'

export type ServiceFile = {
  /** Of its page, which is named after the file. */
  path: string
  name: string
  order: number
  quoteService: string
  contactService: string
  hidden?: { redirect: string } | undefined
}

/** Every file in content/services as it is on disk, unchecked: the facts that the checks need count them. */
export const serviceFiles = (root = '.') =>
  globSync('content/services/*.json', { cwd: root }).map((file): ServiceFile => {
    const path = `/${file.split(/[\\/.]/).at(-2)}`
    return { path, ...JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) }
  })

/** True for a service that the owner has not hidden. */
export const isShown = ({ hidden }: { hidden?: object | undefined }) => hidden === undefined
