import type { Currency } from '@cairn/contract/fields/money'
import { refuse } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { sql } from 'kysely'
import type { CardSecret } from '../payments/gift-cards/gift-card-store.ts'
import { normaliseCode } from '../payments/gift-cards/gift-card.ts'
import type { LoyaltyProgramme, RewardCode } from '../payments/loyalty-programme.ts'
import type { Database } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import { keyedHashOf } from '../platform/tokens.ts'
import { checkMember, type Membership } from './member.ts'
import { rewardCodeColumns, rewardCodeKinds } from './reward-holds-store.ts'
import { checkRewardCode, type RewardCodeState } from './reward-holds.ts'

export const loyaltyProgramme = (database: Database, secret: CardSecret): LoyaltyProgramme => ({
  findMember: async ({ consumerId, consumerType }, locale) => {
    const isGuest = consumerType === 'GUEST'
    if (isGuest && settingsOf(locale).hasLoyalty) return refuse('rewardsSignedOut')
    return checkMember(await findProgrammeMembership(database, consumerId), locale)
  },

  findCode: async ({ code, cartId }) => {
    const customerIds = sql`(select customer_ids from cart_customers where id = ${cartId})`
    const rows = await rawQuery<RewardCodeState & RewardCode>({
      ...rewardCodeKinds,
      maskedCode: 'text',
      amounts: 'json | null',
    })`
      select ${rewardCodeColumns(customerIds)}, r.masked_code as "maskedCode", r.amounts
      from reward_codes r where r.code_id = ${rewardCodeId(secret, code)}`.many(database)
    return checkRewardCode(rows[0])
  },
})

export function findProgrammeMembership(
  database: Database,
  consumerId: string,
): Promise<Membership | undefined> {
  return database
    .selectFrom('customer_groups as g')
    .leftJoin('loyalty_members as m', 'm.member_id', 'g.member_id')
    .select(['g.member_id as memberId', 'g.member_since as memberSince', 'm.points'])
    .where('g.consumer_id', '=', consumerId)
    .executeTakeFirst()
}

export type Voucher = { points: number; amounts: Readonly<Record<Currency, number>> }

/** Cheapest first. */
export async function findVouchers(database: Database): Promise<Voucher[]> {
  return database
    .selectFrom('loyalty_vouchers')
    .select(['points', 'amounts'])
    .$narrowType<Pick<Voucher, 'amounts'>>()
    .orderBy('points')
    .execute()
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
