import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'
import type { LoyaltyMember } from '../payments/loyalty-programme.ts'

/** A membership according to the account, with the points of the programme. */
export type Membership = {
  memberId: string | null
  /** Null until the membership is confirmed. */
  memberSince: string | null
  points: number | null
}

type MemberRefusal = Refusal<'notLoyaltyMember' | 'loyaltyUnconfirmed' | 'loyaltyMemberNotFound'>

/** On a site without a programme nobody is a member. */
export function checkMember(
  membership: Membership | undefined,
  locale: Locale,
): Result<LoyaltyMember, MemberRefusal> {
  const hasLoyalty = settingsOf(locale).hasLoyalty
  if (!hasLoyalty || !membership || membership.memberId === null) return refuse('notLoyaltyMember')
  const { memberId, memberSince, points } = membership
  if (memberSince === null) return refuse('loyaltyUnconfirmed')
  return points === null ? refuse('loyaltyMemberNotFound') : accept({ memberId, points })
}
