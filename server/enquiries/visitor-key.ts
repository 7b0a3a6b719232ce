import { isIPv6 } from 'node:net'

/** What a visitor's requests are counted by: the address, or the network of 2^64 that one IPv6 visitor has. */
export function visitorKey(ip: string): string {
  if (!isIPv6(ip)) return ip
  // An IPv4 visitor as a socket for both kinds writes it: ::ffff:203.0.113.5
  if (ip.includes('.')) return ip.split(':').at(-1) ?? ip
  const [before = [], after = []] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  const network = [...before, ...zeros, ...after].slice(0, 4)
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
