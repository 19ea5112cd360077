import { sql } from 'kysely'
import type { Site } from '@cairn/contract/sites'
import { bookCredit, giveBackSpend, lockYear } from '../accounts/yearly-spend-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { GivenBack, Held } from '../payments/held.ts'
import type { Rewards } from '../payments/instruments-store.ts'
import { checkHeldRewards, drawsOnPoints, type KnownCode, type Reserves } from './held-rewards.ts'

/** Points, vouchers, reward codes and athletes' credit, taken for orders and given back. */
export const rewards: Rewards = {
  check: async (transaction, held, site) => {
    const points = await lockMembers(transaction, held.filter(drawsOnPoints).map(sourceOf))
    const codes = await lockCodes(transaction, held.filter(isCode))
    const athleteCredit = await lockCredit(transaction, held.filter(isCredit), site)
    return checkHeldRewards(held, { points, codes, athleteCredit })
  },

  take: async (transaction, held, year) => {
    const points = held.filter(drawsOnPoints)
    await writePoints(
      transaction,
      points.map((each) => ({ ...each, kind: 'held', points: -(each.points ?? 0) })),
    )
    for (const each of held.filter(isCode)) await useCode(transaction, each)
    for (const { consumerId: accountId, orderNumber, amount } of held.filter(isCredit)) {
      const isBooked = await bookCredit(transaction, { accountId, orderNumber, amount, year })
      if (!isBooked) throw new Error(`the credit of ${accountId} changed while it was locked`)
    }
  },

  giveBack: async (transaction, given) => {
    await writePoints(
      transaction,
      given.filter(drawsOnPoints).map((each) => ({ ...each, kind: each.why })),
    )
    for (const each of given.filter(isCode)) if (each.isAll) await giveCodeBack(transaction, each)
    for (const { orderNumber, amount } of given.filter(isCredit)) {
      await giveBackSpend(transaction, { orderNumber, kind: 'credit' }, amount)
    }
  },
}

const sourceOf = ({ source }: Held) => source ?? ''
const isCode = ({ method }: Held) => method === 'REWARD_CODE'
const isCredit = ({ method }: Held) => method === 'ATHLETES_PAYMENT'

async function lockMembers(
  transaction: Transaction,
  memberIds: readonly string[],
): Promise<Reserves['points']> {
  if (memberIds.length === 0) return new Map()
  const { rows } = await sql<{ memberId: string; points: number }>`
    select member_id as "memberId", points from loyalty_members
    where member_id = any(${memberIds}) order by member_id for no key update`.execute(transaction)
  return new Map(rows.map(({ memberId, points }) => [memberId, points]))
}

async function lockCodes(transaction: Transaction, held: readonly Held[]): Promise<KnownCode[]> {
  const [first] = held
  if (!first) return []
  await sql`
    select from reward_codes where code_id = any(${held.map(sourceOf)})
    order by code_id for no key update`.execute(transaction)
  // Not in the statement that locks: one that waited there would see the uses as they were before.
  const { rows } = await sql<KnownCode>`
    select ${knownCode(first.consumerId)} from reward_codes r
    where r.code_id = any(${held.map(sourceOf)})`.execute(transaction)
  return rows
}

/** The columns of a KnownCode, of reward codes called r. */
export const knownCode = (consumerId: string) => sql`
  r.code_id as "codeId",
  r.expires_on is not null and r.expires_on < current_date as "isExpired",
  r.most_uses is not null and r.uses >= r.most_uses as "isUsedUp", exists (
    select from reward_code_uses u
    where u.code_id = r.code_id and u.consumer_id = ${consumerId}) as "isUsedByShopper"`

async function lockCredit(
  transaction: Transaction,
  held: readonly Held[],
  site: Site,
): Promise<number> {
  const [first] = held
  if (!first) return 0
  const terms = await lockYear(transaction, first.consumerId, site)
  return terms?.identities.includes('ATHLETE') ? (terms.left ?? 0) : 0
}

type PointsEntry = Pick<Held, 'source' | 'orderNumber' | 'points'> & {
  kind: 'held' | GivenBack['why']
}

async function writePoints(transaction: Transaction, entries: readonly PointsEntry[]) {
  const moving = entries.flatMap(({ source, orderNumber, points, kind }) =>
    points ? [{ member_id: source ?? '', kind, points, order_number: orderNumber }] : [],
  )
  if (moving.length === 0) return
  await transaction.insertInto('points_entries').values(moving).execute()
}

async function useCode(
  transaction: Transaction,
  { source, consumerId, orderNumber }: Held,
): Promise<void> {
  await sql`
    with used as (
      insert into reward_code_uses (code_id, consumer_id, order_number)
      values (${source}, ${consumerId}, ${orderNumber}))
    update reward_codes set uses = uses + 1 where code_id = ${source}`.execute(transaction)
}

async function giveCodeBack(
  transaction: Transaction,
  { source, consumerId, orderNumber }: Held,
): Promise<void> {
  await sql`
    with given as (
      delete from reward_code_uses
      where code_id = ${source} and consumer_id = ${consumerId} and order_number = ${orderNumber}
      returning code_id)
    update reward_codes r set uses = r.uses - 1 from given
    where r.code_id = given.code_id`.execute(transaction)
}
