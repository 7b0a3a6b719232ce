type Policy = { createScriptURL: (address: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }

const rules: Policy = {
  createScriptURL: (address) => {
    if (new URL(address, window.location.href).origin === window.location.origin) return address
    throw new TypeError('Not a script of this site')
  },
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('own-worker', rules) ?? rules

/** The address of a script of this site as the browser's Trusted Types ask for it, where a browser has them. */
export function ownScript(address: string): string {
  return policy.createScriptURL(address)
}
