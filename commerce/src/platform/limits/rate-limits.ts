import type { RateClass } from '@cairn/contract/call'

/** Calls a minute: of one session, and of one address with everybody behind it. */
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

/** Everybody starts anew after this long. */
export const windowSeconds = 60

export type Rate = {
  caller: number
  address: number
  /** From here on an address has to solve a challenge for each call. */
  challengeAfter?: number
}

export type Counts = { caller: number; address: number; secondsLeft: number }
export type Verdict = 'fine' | 'challenge' | 'tooMany'

export function judge(rateClass: RateClass, counts: Counts): Verdict {
  const { caller, address, challengeAfter } = rates[rateClass]
  if (counts.caller > caller || counts.address > address) return 'tooMany'
  return challengeAfter !== undefined && counts.address > challengeAfter ? 'challenge' : 'fine'
}

/** Counts one more call of a class, for its caller and for its address. */
export type Counter = (
  rateClass: RateClass,
  from: { caller: string | undefined; address: string },
) => Promise<Counts>
