import type { RateClass } from '@cairn/contract/wire/call'

/** Calls per minute: for one session, and for all clients of one IP address. */
export const rates: Record<RateClass, Rate> = {
  read: { caller: 1_200, address: 12_000 },
  write: { caller: 600, address: 6_000 },
  token: { caller: 60, address: 600, challengeAfter: 60 },
  credentials: { caller: 20, address: 120, challengeAfter: 20 },
  guess: { caller: 15, address: 60 },
  send: { caller: 10, address: 60 },
  beacon: { caller: 240, address: 2_400 },
  webhook: { caller: 60_000, address: 60_000 },
}

/** The length of a counting window. */
export const windowSeconds = 60

export type Rate = {
  caller: number
  address: number
  /** Above this count an IP address has to solve a challenge for each call. */
  challengeAfter?: number
}

export type Counts = { caller: number; address: number; secondsLeft: number }
export type RateLimitDecision = 'fine' | 'challenge' | 'tooMany'

export function decideRateLimit(rateClass: RateClass, counts: Counts): RateLimitDecision {
  const { caller, address, challengeAfter } = rates[rateClass]
  if (counts.caller > caller || counts.address > address) return 'tooMany'
  return challengeAfter !== undefined && counts.address > challengeAfter ? 'challenge' : 'fine'
}

/** Counts one more call of a class, for its caller and for its address. */
export type Counter = (
  rateClass: RateClass,
  client: { caller: string | undefined; address: string },
) => Promise<Counts>

/** The network that is counted: an IPv4 address, or the /64 of an IPv6 address, which is what one customer gets. */
export function networkOf(address: string): string {
  const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mappedIpv4?.[1]) return mappedIpv4[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
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
