import type { Currency } from '@cairn/contract/fields/money'
import { refuse } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { sql } from 'kysely'
import type { CardSecret } from '../payments/gift-cards/gift-card-store.ts'
import type { LoyaltyProgramme, RewardCode } from '../payments/loyalty-programme.ts'
import type { Database } from '../platform/database/database.ts'
import { checkRewardCode, type RewardCodeState } from './reward-holds.ts'
import { checkMember, type Membership } from './member.ts'
import { rewardCodeColumns } from './reward-holds-store.ts'
import { normaliseCode } from '../payments/gift-cards/gift-card.ts'
import { keyedHashOf } from '../platform/tokens.ts'

export const loyaltyProgramme = (database: Database, secret: CardSecret): LoyaltyProgramme => ({
  findMember: async ({ consumerId, consumerType }, locale) => {
    const isGuest = consumerType === 'GUEST'
    if (isGuest && settingsOf(locale).hasLoyalty) return refuse('rewardsSignedOut')
    return checkMember(await findProgrammeMembership(database, consumerId), locale)
  },

  findCode: async ({ code, consumerId }) => {
    const { rows } = await sql<RewardCodeState & RewardCode>`
      select ${rewardCodeColumns(consumerId)}, r.masked_code as "maskedCode", r.amounts
      from reward_codes r where r.code_id = ${rewardCodeId(secret, code)}`.execute(database)
    return checkRewardCode(rows[0])
  },
})

export async function findProgrammeMembership(
  database: Database,
  consumerId: string,
): Promise<Membership | undefined> {
  const { rows } = await sql<Membership>`
    select g.member_id as "memberId", g.member_since as "memberSince", m.points
    from customer_groups g left join loyalty_members m on m.member_id = g.member_id
    where g.consumer_id = ${consumerId}`.execute(database)
  return rows[0]
}

export type Voucher = { points: number; amounts: Readonly<Record<Currency, number>> }

/** Cheapest first. */
export async function findVouchers(database: Database): Promise<Voucher[]> {
  const { rows } = await sql<Voucher>`
    select points, amounts from loyalty_vouchers order by points`.execute(database)
  return rows
}

/** Only the first referral counts, and nobody can refer themselves. */
export async function saveReferral(
  database: Database,
  { memberId, referralCode }: { memberId: string; referralCode: string },
): Promise<void> {
  await database
    .updateTable('loyalty_members')
    .set({ referred_by: referralCode })
    .where('member_id', '=', memberId)
    .where('referred_by', 'is', null)
    .where('member_id', '<>', referralCode)
    .execute()
}

export const pointsReader =
  (database: Database) =>
  async (memberId: string): Promise<number | undefined> => {
    const row = await database
      .selectFrom('loyalty_members')
      .select('points')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return row?.points
  }
export const rewardCodeId = (secret: CardSecret, code: string) =>
  keyedHashOf(secret, `reward code ${normaliseCode(code)}`)
