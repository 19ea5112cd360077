import type { Minor } from '@cairn/contract/fields/money'
import type { Site } from '@cairn/contract/sites/sites'
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import { isProsumer } from './account.ts'

/** The time zone decides when the year starts; spends in other currencies do not count. */
type SpendingYear = Pick<Site, 'currency' | 'timeZone'>

/** Spent since the year began in the time zone of the site; the alias of `accounts` must be `a`. */
export const spentThisYear = ({ currency, timeZone }: SpendingYear): RawBuilder<Minor> => sql`(
  case when a.yearly_spent_at >= ${startOfYearIn(timeZone)} then a.yearly_spent else 0 end
  + coalesce((
    select sum(s.amount_minor - s.returned_minor) from yearly_spends s
    where s.account_id = a.account_id and s.currency = ${currency}
      and s.spent_at >= ${startOfYearIn(timeZone)}
  ), 0))::bigint`

const startOfYearIn = (timeZone: string) =>
  sql`date_trunc('year', now() at time zone ${timeZone}) at time zone ${timeZone}`

/** The remaining limit of this year, null if unlimited; the alias of `accounts` must be `a`. */
const remainingThisYear = (year: SpendingYear): RawBuilder<Minor | null> => sql`
  case when a.yearly_limit is null then null
    when a.yearly_currency <> ${year.currency} then 0
    else greatest(a.yearly_limit - ${spentThisYear(year)}, 0) end`

export const remainingThisYearFor = (consumerId: RawBuilder<unknown>, year: SpendingYear) => sql`
  (select ${remainingThisYear(year)} from accounts a where a.account_id = ${consumerId})`

type YearlyTerms = { remaining: Minor | null; identities: string[]; consumerType: string }

/** Locks the account, so that the remaining limit holds until the transaction ends. */
export async function lockYearlyTerms(
  transaction: Transaction,
  accountId: string,
  year: SpendingYear,
): Promise<YearlyTerms | undefined> {
  await transaction
    .selectFrom('accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .execute()
  // A separate statement: the one that waited for the lock would return the spends from before the wait.
  return rawQuery({
    remaining: 'number | null',
    identities: 'text[]',
    consumerType: 'text',
  })`
    select ${remainingThisYear(year)} as remaining, identities, consumer_type as "consumerType"
    from accounts a where account_id = ${accountId} and state <> 'closed'`.first(transaction)
}

export type Spend = {
  orderNumber: string
  accountId: string
  amount: Minor
  year: SpendingYear
}

/** Counts against the yearly limit of an employee or a prosumer. Returns false if the limit does not allow it. */
export async function bookTermsSpend(transaction: Transaction, spend: Spend): Promise<boolean> {
  const terms = await lockYearlyTerms(transaction, spend.accountId, spend.year)
  if (!terms || !(terms.consumerType === 'EMPLOYEE' || isProsumer(terms.identities))) return false
  if (terms.remaining !== null && spend.amount > terms.remaining) return false
  await insertSpend(transaction, 'terms', spend)
  return true
}

/** Counts against the credit of an athlete. Returns false if the credit does not suffice. */
export async function bookAthleteCredit(transaction: Transaction, spend: Spend): Promise<boolean> {
  const terms = await lockYearlyTerms(transaction, spend.accountId, spend.year)
  if (spend.amount > (terms?.remaining ?? 0)) return false
  await insertSpend(transaction, 'credit', spend)
  return true
}

type SpendKind = 'credit' | 'terms'

/** A spend that was returned in full can be made again. */
async function insertSpend(
  transaction: Transaction,
  kind: SpendKind,
  { orderNumber, accountId, amount, year: { currency } }: Spend,
): Promise<void> {
  await transaction
    .insertInto('yearly_spends')
    .values({
      order_number: orderNumber,
      kind,
      account_id: accountId,
      currency,
      amount_minor: amount,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['order_number', 'kind'])
        .doUpdateSet({ amount_minor: amount, returned_minor: 0, spent_at: sql<Date>`now()` })
        .whereRef('yearly_spends.returned_minor', '=', 'yearly_spends.amount_minor'),
    )
    .execute()
}

/** Returns the given amount, or all of it, to the year in which it was spent. The caller has locked the order. */
export async function returnSpend(
  transaction: Transaction,
  { orderNumber, kind }: { orderNumber: string; kind: SpendKind },
  amount?: Minor,
): Promise<void> {
  await sql`
    update yearly_spends set returned_minor =
      least(amount_minor, returned_minor + coalesce(${amount ?? null}::bigint, amount_minor))
    where order_number = ${orderNumber} and kind = ${kind}`.execute(transaction)
}
