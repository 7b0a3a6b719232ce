type Policy = { createScriptURL: (address: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }

const rules: Policy = {
  createScriptURL: (address) => {
    if (new URL(address, window.location.href).origin === window.location.origin) return address
    throw new TypeError('Not a script of this site')
  },
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('photo-worker', rules) ?? rules

/** Wraps the address of our worker for Trusted Types, in browsers that have them. Throws for other origins. */
export function trustedWorkerUrl(address: string): string {
  return policy.createScriptURL(address)
}
