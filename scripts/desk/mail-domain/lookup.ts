import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

/** The name servers could not be asked: nothing is known. */
export class LookupFailed extends Error {
  override name = 'LookupFailed'
}

export type Lookup = {
  /** Every TXT record of a name; empty when there is none. */
  txt: (name: string) => Promise<string[]>
  /** Names of the machines that take mail for a domain, the first choice first. */
  mx: (name: string) => Promise<string[]>
  /** IPv4 and IPv6 addresses. */
  addresses: (name: string) => Promise<string[]>
}

const none = ['ENOTFOUND', 'ENODATA']

/** Asks the machine's own name servers, or the one given as `192.0.2.1` or `192.0.2.1:53`. */
export function lookupAt(server: string | undefined): Lookup {
  const resolver = new Resolver({ timeout: 4000, tries: 2 })
  if (server) resolver.setServers([server])

  async function records<Found>(name: string, ask: () => Promise<Found[]>): Promise<Found[]> {
    try {
      return await ask()
    } catch (error) {
      const { code = 'failed' } = error as NodeJS.ErrnoException
      if (none.includes(code)) return []
      throw new LookupFailed(`${name} could not be looked up: ${code}`)
    }
  }

  return {
    txt: async (name) => (await records(name, () => resolver.resolveTxt(name))).map((parts) => parts.join('')),
    mx: async (name) => {
      const found = await records(name, () => resolver.resolveMx(name))
      return found.sort((a, b) => a.priority - b.priority).map(({ exchange }) => exchange)
    },
    addresses: async (name) => {
      if (isIP(name)) return [name]
      const v4 = await records(name, () => resolver.resolve4(name))
      return [...v4, ...(await records(name, () => resolver.resolve6(name)))]
    },
  }
}
