// biome-ignore lint/style/noRestrictedImports: reads what the build decides by, which the browser never does
import { globSync, readFileSync } from 'node:fs'

type ServiceFile = { quoteService: string; contactService: string; hidden?: object | undefined }

/** Every file in content/services as it is on disk, unchecked: the facts that the checks need count them. */
export const serviceFiles = () =>
  globSync('content/services/*.json').map((file): ServiceFile => JSON.parse(readFileSync(file, 'utf8')))

/** True for a service that the owner has not hidden. */
export const isShown = ({ hidden }: Pick<ServiceFile, 'hidden'>) => hidden === undefined
