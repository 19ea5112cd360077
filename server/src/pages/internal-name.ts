import { BlockList, isIP } from 'node:net'
import { isLoopbackName } from '@cairn/contract/wire/local-request'

const privateAddresses = new BlockList()
privateAddresses.addSubnet('10.0.0.0', 8)
privateAddresses.addSubnet('172.16.0.0', 12)
privateAddresses.addSubnet('192.168.0.0', 16)
privateAddresses.addSubnet('169.254.0.0', 16)
// Shared address space of providers (RFC 6598).
privateAddresses.addSubnet('100.64.0.0', 10)
privateAddresses.addSubnet('fc00::', 7, 'ipv6')
privateAddresses.addSubnet('fe80::', 10, 'ipv6')

/** Names of containers, upstream blocks and clusters, which browsers on the internet cannot resolve. */
const internalDomain = /^[^.]+$|\.(?:internal|local|localhost|svc)$/

/** Whether a host name of a URL exists only inside a machine, a cluster or a private network. */
export function isInternalName(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  const version = isIP(name)
  if (version === 0) return isLoopbackName(hostname) || internalDomain.test(hostname)
  return isLoopbackName(hostname) || privateAddresses.check(name, version === 4 ? 'ipv4' : 'ipv6')
}
