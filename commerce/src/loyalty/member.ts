import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import type { Member } from '../payments/programme.ts'

/** What the account says of a membership, and what the programme knows of it. */
export type Standing = {
  memberId: string | null
  /** None: the membership waits for its confirmation. */
  memberSince: string | null
  points: number | null
}

type Refused = Refusal<'notLoyaltyMember' | 'loyaltyUnconfirmed' | 'loyaltyMemberNotFound'>

export function checkMember(standing: Standing | undefined): Result<Member, Refused> {
  if (!standing || standing.memberId === null) return refuse('notLoyaltyMember')
  const { memberId, memberSince, points } = standing
  if (memberSince === null) return refuse('loyaltyUnconfirmed')
  return points === null ? refuse('loyaltyMemberNotFound') : accept({ memberId, points })
}
