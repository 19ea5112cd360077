import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import {
  drawsOnPoints,
  type HeldInstrument,
  type RewardHoldRefusal,
} from '../payments/order-instruments/instrument-hold.ts'

/** The state of a reward code for one shopper. */
export type RewardCodeState = {
  codeId: string
  isExpired: boolean
  isUsedUp: boolean
  isUsedByShopper: boolean
}

/** Balances that are locked until the transaction ends. */
export type LockedBalances = {
  /** Points by member id. */
  points: ReadonlyMap<string, number>
  codes: readonly RewardCodeState[]
  athleteCredit: number
}

/** Checks that the balances suffice for all these holds together. */
export function checkRewardHolds(
  holds: readonly HeldInstrument[],
  { points, codes, athleteCredit }: LockedBalances,
): Result<undefined, RewardHoldRefusal> {
  for (const [member, requested] of pointsByMember(holds)) {
    const balance = points.get(member)
    if (balance === undefined) return refuse('notLoyaltyMember')
    if (requested > balance) return refuse('rewardBalanceTooLow')
  }
  for (const { source } of holds.filter(({ method }) => method === 'REWARD_CODE')) {
    const usable = checkRewardCode(codes.find(({ codeId }) => codeId === source))
    if (!usable.ok) return usable
  }
  const credit = holds
    .filter(({ method }) => method === 'ATHLETES_PAYMENT')
    .reduce((sum, { amount }) => sum + amount, 0)
  return credit > athleteCredit ? refuse('rewardBalanceTooLow') : accept(undefined)
}

/** Each shopper can use a code once. */
export function checkRewardCode<Code extends RewardCodeState>(
  code: Code | undefined,
): Result<Code, Refusal<'instrumentNotFound' | 'rewardBalanceTooLow'>> {
  if (!code || code.isExpired) return refuse('instrumentNotFound')
  return code.isUsedUp || code.isUsedByShopper ? refuse('rewardBalanceTooLow') : accept(code)
}

function pointsByMember(holds: readonly HeldInstrument[]): Map<string, number> {
  const requested = new Map<string, number>()
  for (const { source, points } of holds.filter(drawsOnPoints)) {
    const member = source ?? ''
    requested.set(member, (requested.get(member) ?? 0) + (points ?? 0))
  }
  return requested
}
