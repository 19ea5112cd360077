import {
  type ImportedLoyaltyMember,
  importedLoyaltyMember,
  type ImportedRewardCode,
  importedRewardCode,
  type ImportedVoucher,
  importedVoucher,
} from '@cairn/contract/imports/loyalty-import'
import { type CardSecret } from '../payments/gift-cards/gift-card-store.ts'
import { maskedCodeOf } from '../payments/gift-cards/gift-card.ts'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto } from '../platform/database/queries/merge-into.ts'
import { anyOf, rawColumn } from '../platform/database/queries/raw-query.ts'
import {
  type Change,
  changesOf,
  importKind,
  type RowProblem,
} from '../platform/import/import-kind.ts'
import { rewardCodeId } from './loyalty-programme-store.ts'

/** Imports members with their points, vouchers and reward codes. */
export const loyaltyImports = (secret: CardSecret) => ({
  loyaltyMember: importKind(importedLoyaltyMember, {
    idsOf: ({ memberId }) => [memberId],
    check: checkMembers,
    write: putMembers,
  }),
  loyaltyVoucher: importKind(importedVoucher, {
    idsOf: ({ points }) => [String(points)],
    write: putVouchers,
  }),
  rewardCode: importKind(importedRewardCode, {
    idsOf: ({ code }) => [code],
    write: (transaction, codes) => putCodes(transaction, codes, secret),
  }),
})

type Members = readonly ImportedLoyaltyMember[]

async function findPointSums(transaction: Transaction, members: Members) {
  const rows = await transaction
    .selectFrom('points_entries')
    .select([
      'member_id as memberId',
      rawColumn('importedPoints', 'number')`
        coalesce(sum(points) filter (where kind = 'imported'), 0)::int`,
      rawColumn('bookedPoints', 'number')`
        coalesce(sum(points) filter (where kind <> 'imported'), 0)::int`,
    ])
    .where('member_id', '=', anyOf(members.map(({ memberId }) => memberId)))
    .groupBy('member_id')
    .execute()
  return (memberId: string) =>
    rows.find((row) => row.memberId === memberId) ?? { importedPoints: 0, bookedPoints: 0 }
}

async function checkMembers(transaction: Transaction, members: Members): Promise<RowProblem[]> {
  const before = await findPointSums(transaction, members)
  return members.flatMap(({ memberId, points }, row) =>
    points + before(memberId).bookedPoints < 0
      ? [{ row, path: ['points'], message: 'must not be less than the points already used' }]
      : [],
  )
}

async function putMembers(transaction: Transaction, members: Members): Promise<Change[]> {
  const before = await findPointSums(transaction, members)
  const merged = await mergeInto('loyalty_members', {
    transaction,
    owner: 'member_id',
    key: ['member_id'],
    rows: members.map(({ memberId }) => ({ member_id: memberId })),
  })
  const entries = members
    .map(({ memberId, points }) => ({
      member_id: memberId,
      kind: 'imported' as const,
      points: points - before(memberId).importedPoints,
    }))
    .filter(({ points }) => points !== 0)
  if (entries.length > 0) await transaction.insertInto('points_entries').values(entries).execute()
  const booked = entries.map(({ member_id: owner }) => ({ owner, change: 'changed' as const }))
  return changesOf('loyalty member', merged, booked)
}

async function putVouchers(
  transaction: Transaction,
  vouchers: readonly ImportedVoucher[],
): Promise<Change[]> {
  const merged = await mergeInto('loyalty_vouchers', {
    transaction,
    owner: 'points',
    key: ['points'],
    rows: vouchers.map(({ points, amounts }) => ({ points, amounts })),
  })
  return changesOf('loyalty voucher', merged)
}

async function putCodes(
  transaction: Transaction,
  codes: readonly ImportedRewardCode[],
  secret: CardSecret,
): Promise<Change[]> {
  const merged = await mergeInto('reward_codes', {
    transaction,
    owner: 'masked_code',
    key: ['code_id'],
    rows: codes.map(({ code, amounts, expiresOn, maxUses }) => ({
      code_id: rewardCodeId(secret, code),
      masked_code: maskedCodeOf(code.slice(-4)),
      amounts,
      expires_on: expiresOn,
      max_uses: maxUses,
    })),
  })
  return changesOf('reward code', merged)
}
