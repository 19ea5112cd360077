import { expect, test } from 'vitest'
import { checkMember, type Membership } from './member.ts'

const member: Membership = { memberId: 'M-1', memberSince: '2024-03-21', points: 100 }

test.each<[Membership | undefined, string]>([
  [undefined, 'notLoyaltyMember'],
  [{ ...member, memberId: null }, 'notLoyaltyMember'],
  [{ ...member, memberSince: null }, 'loyaltyUnconfirmed'],
  [{ ...member, points: null }, 'loyaltyMemberNotFound'],
])('a membership like %j is refused: %s', (membership, refusalName) => {
  expect(checkMember(membership, 'en-us')).toMatchObject({ refusal: { name: refusalName } })
})

test('a member has points', () => {
  expect(checkMember(member, 'en-us')).toEqual({
    ok: true,
    value: { memberId: 'M-1', points: 100 },
  })
})
