import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { settingsOf } from '@cairn/contract/site-settings'
import type { Locale } from '@cairn/contract/sites'
import type { Member } from '../payments/programme.ts'

/** What the account says of a membership, and what the programme knows of it. */
export type Standing = {
  memberId: string | null
  /** None: the membership waits for its confirmation. */
  memberSince: string | null
  points: number | null
}

type Refused = Refusal<'notLoyaltyMember' | 'loyaltyUnconfirmed' | 'loyaltyMemberNotFound'>

/** Nobody is a member where there is no programme. */
export function checkMember(
  standing: Standing | undefined,
  locale: Locale,
): Result<Member, Refused> {
  const isHere = settingsOf(locale).hasLoyalty
  if (!isHere || !standing || standing.memberId === null) return refuse('notLoyaltyMember')
  const { memberId, memberSince, points } = standing
  if (memberSince === null) return refuse('loyaltyUnconfirmed')
  return points === null ? refuse('loyaltyMemberNotFound') : accept({ memberId, points })
}
