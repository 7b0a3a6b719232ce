import { isIPv6 } from 'node:net'

/** The rate limit key of a visitor: an IPv4 address or an IPv6 /64 network. */
export function visitorKey(ip: string): string {
  if (!isIPv6(ip)) return ip
  // IPv4-mapped: ::ffff:203.0.113.5
  if (ip.includes('.')) return ip.split(':').at(-1) ?? ip
  const [before = [], after = []] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  const network = [...before, ...zeros, ...after].slice(0, 4)
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
