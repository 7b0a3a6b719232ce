/** Spec 4 and 9. */
const pictureVersion = 3

/** An image address with the version query that the specification prescribes. */
export function versioned(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}v=${pictureVersion}`
}
