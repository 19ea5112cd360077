import type { Site } from '@cairn/contract/sites/sites'
import { type RawBuilder, sql } from 'kysely'
import { bookAthleteCredit, returnSpend, lockYearlyTerms } from '../accounts/yearly-spend-store.ts'
import {
  drawsOnPoints,
  type HeldInstrument,
  type ReturnedInstrument,
} from '../payments/order-instruments/instrument-hold.ts'
import type {
  RewardHoldContext,
  RewardHolds,
} from '../payments/order-instruments/instrument-holds-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import { anyOf, rawQuery } from '../platform/database/queries/raw-query.ts'
import type { ColumnsOf } from '../platform/database/queries/result-columns.ts'
import { checkRewardHolds, type RewardCodeState, type LockedBalances } from './reward-holds.ts'

/** Holds of points, vouchers, reward codes and athlete credit for orders. */
export const rewardHolds: RewardHolds = {
  check: async (transaction, holds, { site, identityIds }) => {
    const points = await lockPoints(transaction, holds.filter(drawsOnPoints).map(sourceOf))
    const codes = await lockRewardCodes(transaction, holds.filter(isRewardCode), identityIds)
    const athleteCredit = await lockAthleteCredit(transaction, holds.filter(isAthleteCredit), site)
    return checkRewardHolds(holds, { points, codes, athleteCredit })
  },

  write: async (transaction, holds, { site: year, identityIds, claimedIds }) => {
    const points = holds.filter(drawsOnPoints)
    await insertPointsEntries(
      transaction,
      points.map((payment) => ({ ...payment, kind: 'held', points: -(payment.points ?? 0) })),
    )
    for (const code of holds.filter(isRewardCode))
      await insertCodeUse(transaction, code, { identityIds, claimedIds })
    for (const { consumerId: accountId, orderNumber, amount } of holds.filter(isAthleteCredit)) {
      const isBooked = await bookAthleteCredit(transaction, {
        accountId,
        orderNumber,
        amount,
        year,
      })
      if (!isBooked) throw new Error(`the credit of ${accountId} changed while it was locked`)
    }
  },

  restore: async (transaction, returnedInstruments) => {
    await insertPointsEntries(
      transaction,
      returnedInstruments
        .filter(drawsOnPoints)
        .map((returnedInstrument) => ({ ...returnedInstrument, kind: returnedInstrument.reason })),
    )
    for (const code of returnedInstruments.filter(isRewardCode))
      if (code.isInFull) await deleteCodeUse(transaction, code)
    for (const { orderNumber, amount } of returnedInstruments.filter(isAthleteCredit)) {
      await returnSpend(transaction, { orderNumber, kind: 'credit' }, amount)
    }
  },
}

const sourceOf = ({ source }: HeldInstrument) => source ?? ''
const isRewardCode = ({ method }: HeldInstrument) => method === 'REWARD_CODE'
const isAthleteCredit = ({ method }: HeldInstrument) => method === 'ATHLETES_PAYMENT'

async function lockPoints(
  transaction: Transaction,
  memberIds: readonly string[],
): Promise<LockedBalances['points']> {
  if (memberIds.length === 0) return new Map()
  const members = await transaction
    .selectFrom('loyalty_members')
    .select(['member_id as memberId', 'points'])
    .where('member_id', '=', anyOf(memberIds))
    .orderBy('member_id')
    .forNoKeyUpdate()
    .execute()
  return new Map(members.map(({ memberId, points }) => [memberId, points]))
}

async function lockRewardCodes(
  transaction: Transaction,
  holds: readonly HeldInstrument[],
  identityIds: readonly string[],
): Promise<RewardCodeState[]> {
  const [first] = holds
  if (!first) return []
  await transaction
    .selectFrom('reward_codes')
    .select('code_id')
    .where('code_id', '=', anyOf(holds.map(sourceOf)))
    .orderBy('code_id')
    .forNoKeyUpdate()
    .execute()
  // A separate statement: the one that waited for the lock would return the uses from before the wait.
  return rawQuery(rewardCodeKinds)`
    select ${rewardCodeColumns(sql`${[first.consumerId, ...identityIds]}`)} from reward_codes r
    where r.code_id = any(${holds.map(sourceOf)})`.many(transaction)
}

export const rewardCodeKinds = {
  codeId: 'text',
  isExpired: 'boolean',
  isUsedUp: 'boolean',
  isUsedByShopper: 'boolean',
} as const satisfies ColumnsOf<RewardCodeState>

/** The columns of a RewardCodeState for a list of uuids; the alias of `reward_codes` must be `r`. */
export const rewardCodeColumns = (customerIds: RawBuilder<unknown>) => sql`
  r.code_id as "codeId",
  r.expires_on is not null and r.expires_on < current_date as "isExpired",
  r.max_uses is not null and r.uses >= r.max_uses as "isUsedUp", exists (
    select from reward_code_uses u
    where u.code_id = r.code_id and u.consumer_id = any(${customerIds}::uuid[])) as "isUsedByShopper"`

async function lockAthleteCredit(
  transaction: Transaction,
  holds: readonly HeldInstrument[],
  site: Site,
): Promise<number> {
  const [first] = holds
  if (!first) return 0
  const terms = await lockYearlyTerms(transaction, first.consumerId, site)
  return terms?.identities.includes('ATHLETE') ? (terms.remaining ?? 0) : 0
}

type PointsEntry = Pick<HeldInstrument, 'source' | 'orderNumber' | 'points'> & {
  kind: 'held' | ReturnedInstrument['reason']
}

async function insertPointsEntries(transaction: Transaction, entries: readonly PointsEntry[]) {
  const rows = entries.flatMap(({ source, orderNumber, points, kind }) =>
    points ? [{ member_id: source ?? '', kind, points, order_number: orderNumber }] : [],
  )
  if (rows.length === 0) return
  await transaction.insertInto('points_entries').values(rows).execute()
}

/** A new session does not make a new customer: email, home address and card are counted too. */
async function insertCodeUse(
  transaction: Transaction,
  { source, consumerId, orderNumber }: HeldInstrument,
  { identityIds, claimedIds = [] }: Pick<RewardHoldContext, 'identityIds' | 'claimedIds'>,
): Promise<void> {
  await sql`
    with used as (
      insert into reward_code_uses (code_id, consumer_id, order_number, claimed_ids)
      select ${source}, customer, ${orderNumber}, ${claimedIds}::uuid[]
      from unnest(${[consumerId, ...new Set(identityIds)]}::uuid[]) as customer)
    update reward_codes set uses = uses + 1 where code_id = ${source}`.execute(transaction)
}

async function deleteCodeUse(
  transaction: Transaction,
  { source, orderNumber }: HeldInstrument,
): Promise<void> {
  await sql`
    with given as (
      delete from reward_code_uses
      where code_id = ${source} and order_number = ${orderNumber} returning code_id)
    update reward_codes set uses = uses - 1
    where code_id = ${source} and exists (select from given)`.execute(transaction)
}

/** No longer counts the code of an order by what anybody can type, while its challenge is open. */
export async function releaseCodeClaims(
  transaction: Transaction,
  orderNumber: string,
): Promise<void> {
  await sql`
    delete from reward_code_uses
    where order_number = ${orderNumber} and consumer_id = any(claimed_ids)`.execute(transaction)
}

/** Counts the released claims again. False if another order has used the code meanwhile. */
export async function restoreCodeClaims(
  transaction: Transaction,
  orderNumber: string,
): Promise<boolean> {
  const { isRestored } = await rawQuery({ isRestored: 'boolean' })`
    with missing as (
      select distinct code_id, claim, claimed_ids
      from reward_code_uses cross join unnest(claimed_ids) as claim
      where order_number = ${orderNumber}
      except select code_id, consumer_id, claimed_ids
      from reward_code_uses where order_number = ${orderNumber}
    ), restored as (
      insert into reward_code_uses (code_id, consumer_id, order_number, claimed_ids)
      select code_id, claim, ${orderNumber}, claimed_ids from missing order by claim
      on conflict do nothing returning 1
    )
    select (select count(*) from missing) = (select count(*) from restored) as "isRestored"`.one(
    transaction,
  )
  return isRestored
}

/** Counts the uses of a guest as those of the account that they have signed in to. */
export async function moveRewardCodeUses(
  transaction: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await transaction
    .updateTable('reward_code_uses as u')
    .set({ consumer_id: to })
    .where('u.consumer_id', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reward_code_uses as own')
            .select('own.code_id')
            .whereRef('own.code_id', '=', 'u.code_id')
            .where('own.consumer_id', '=', to),
        ),
      ),
    )
    .execute()
}
