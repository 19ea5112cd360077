import type { RateClass } from '@cairn/contract/wire/call'

/** Calls per minute: for one session, and for all clients of one network. */
export const rates: Record<RateClass, Rate> = {
  read: { caller: 1_200, network: 12_000 },
  write: { caller: 600, network: 6_000 },
  document: { caller: 30, network: 300 },
  token: { caller: 60, network: 600, challengeAfter: 60 },
  credentials: { caller: 20, network: 120, challengeAfter: 20 },
  guess: { caller: 15, network: 60 },
  send: { caller: 10, network: 60 },
  beacon: { caller: 240, network: 2_400 },
  webhook: { caller: 60_000, network: 60_000 },
}

/** The length of a counting window. */
export const windowSeconds = 60

export type Rate = {
  caller: number
  network: number
  /** Above this count a network has to solve a challenge for each call. */
  challengeAfter?: number
}

export type Counts = { caller: number; network: number; secondsLeft: number }
export type RateLimitDecision = 'fine' | 'challenge' | 'tooMany'

export function decideRateLimit(rateClass: RateClass, counts: Counts): RateLimitDecision {
  const { caller, network, challengeAfter } = rates[rateClass]
  if (counts.caller > caller || counts.network > network) return 'tooMany'
  return challengeAfter !== undefined && counts.network > challengeAfter ? 'challenge' : 'fine'
}

/** Counts one more call of a class, for its caller and for its network. */
export type Counter = (
  rateClass: RateClass,
  client: { caller: string | undefined; network: string },
) => Promise<Counts>

/** A larger network: the /24 of an IPv4 address, or the /64 of an IPv6 address. */
export const subnetOf = (ip: string): string =>
  networkOf(ip).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1')

/** The network that is counted: an IPv4 address, or the /64 of an IPv6 address, which is what one customer gets. */
export function networkOf(ip: string): string {
  const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mappedIpv4?.[1]) return mappedIpv4[1]
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':').length : 0
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after)
  const allGroups = [
    ...groups,
    ...Array.from({ length: zeros }, () => '0'),
    ...(tail ?? '').split(':'),
  ]
  return allGroups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}

/** What one provider or organisation has: the first three bytes of an IPv4 address, or the /48 of an IPv6 network. */
export const widerNetworkOf = (network: string): string =>
  network
    .split(network.includes(':') ? ':' : '.')
    .slice(0, 3)
    .join(' ')
