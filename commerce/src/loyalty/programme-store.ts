import type { Currency } from '@cairn/contract/money'
import { refuse } from '@cairn/contract/result'
import { settingsOf } from '@cairn/contract/site-settings'
import { sql } from 'kysely'
import type { CardSecret } from '../payments/hashed-codes-store.ts'
import { codeIdOf } from '../payments/hashed-codes-store.ts'
import type { Programme, RewardCode } from '../payments/programme.ts'
import type { Database } from '../platform/database/database.ts'
import { checkCode, type KnownCode } from './held-rewards.ts'
import { checkMember, type Standing } from './member.ts'
import { knownCode } from './rewards-store.ts'

/** What paying asks of the programme. */
export const programmeOn = (database: Database, secret: CardSecret): Programme => ({
  findMember: async ({ consumerId, consumerType }, locale) => {
    const isGuest = consumerType === 'GUEST'
    if (isGuest && settingsOf(locale).hasLoyalty) return refuse('rewardsSignedOut')
    return checkMember(await findStanding(database, consumerId), locale)
  },

  findCode: async ({ code, consumerId }) => {
    const { rows } = await sql<KnownCode & RewardCode>`
      select ${knownCode(consumerId)}, r.masked_code as "maskedCode", r.amounts
      from reward_codes r where r.code_id = ${codeIdOf(secret, code)}`.execute(database)
    return checkCode(rows[0])
  },
})

export async function findStanding(
  database: Database,
  consumerId: string,
): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select g.member_id as "memberId", g.member_since as "memberSince", m.points
    from customers_in_groups g left join loyalty_members m on m.member_id = g.member_id
    where g.consumer_id = ${consumerId}`.execute(database)
  return rows[0]
}

export type Voucher = { points: number; amounts: Readonly<Record<Currency, number>> }

/** The cheapest first. */
export async function findVouchers(database: Database): Promise<Voucher[]> {
  const { rows } = await sql<Voucher>`
    select points, amounts from loyalty_vouchers order by points`.execute(database)
  return rows
}

/** Said once; nobody brings themselves. */
export async function keepReferral(
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

export const pointsIn =
  (database: Database) =>
  async (memberId: string): Promise<number | undefined> => {
    const row = await database
      .selectFrom('loyalty_members')
      .select('points')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return row?.points
  }
