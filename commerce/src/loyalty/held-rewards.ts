import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import type { Held } from '../payments/held.ts'

/** A reward code as it stands for one shopper. */
export type KnownCode = {
  codeId: string
  isExpired: boolean
  isUsedUp: boolean
  isUsedByShopper: boolean
}

/** What rewards draw on, locked. */
export type Reserves = {
  /** Points by membership. */
  points: ReadonlyMap<string, number>
  codes: readonly KnownCode[]
  athleteCredit: number
}

type Refused = Refusal<'notLoyaltyMember' | 'rewardBalanceTooLow' | 'instrumentNotFound'>

/** Is there enough of everything for all of these together? */
export function checkHeldRewards(
  held: readonly Held[],
  { points, codes, athleteCredit }: Reserves,
): Result<undefined, Refused> {
  for (const [member, wanted] of pointsByMember(held)) {
    const balance = points.get(member)
    if (balance === undefined) return refuse('notLoyaltyMember')
    if (wanted > balance) return refuse('rewardBalanceTooLow')
  }
  for (const { source } of held.filter(({ method }) => method === 'REWARD_CODE')) {
    const usable = checkCode(codes.find(({ codeId }) => codeId === source))
    if (!usable.ok) return usable
  }
  const credit = held
    .filter(({ method }) => method === 'ATHLETES_PAYMENT')
    .reduce((sum, { amount }) => sum + amount, 0)
  return credit > athleteCredit ? refuse('rewardBalanceTooLow') : accept(undefined)
}

/** Each is good once for everybody who has it. */
export function checkCode<Code extends KnownCode>(
  code: Code | undefined,
): Result<Code, Refusal<'instrumentNotFound' | 'rewardBalanceTooLow'>> {
  if (!code || code.isExpired) return refuse('instrumentNotFound')
  return code.isUsedUp || code.isUsedByShopper ? refuse('rewardBalanceTooLow') : accept(code)
}

export const drawsOnPoints = ({ method }: Pick<Held, 'method'>): boolean =>
  method === 'LOYALTY_POINTS' || method === 'LOYALTY_VOUCHER'

function pointsByMember(held: readonly Held[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { source, points } of held.filter(drawsOnPoints)) {
    const member = source ?? ''
    wanted.set(member, (wanted.get(member) ?? 0) + (points ?? 0))
  }
  return wanted
}
