import { pictureVersion } from '#content/picture-loading.ts'

/** An image address with the version query that the specification prescribes. */
export function versioned(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}v=${pictureVersion}`
}
