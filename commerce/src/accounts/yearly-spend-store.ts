import type { Minor } from '@cairn/contract/money'
import type { Site } from '@cairn/contract/sites'
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'

/** Which year it is, and in which currency it counts. */
type Year = Pick<Site, 'currency' | 'timeZone'>

/** What of an account called `a` was spent since the year began where the site is. */
export const spentThisYear = ({ currency, timeZone }: Year): RawBuilder<Minor> => sql`(
  case when a.yearly_spent_at >= ${beginningIn(timeZone)} then a.yearly_spent else 0 end
  + coalesce((
    select sum(s.amount_minor - s.given_back_minor) from yearly_spends s
    where s.account_id = a.account_id and s.currency = ${currency}
      and s.spent_at >= ${beginningIn(timeZone)}
  ), 0))::bigint`

const beginningIn = (timeZone: string) =>
  sql`date_trunc('year', now() at time zone ${timeZone}) at time zone ${timeZone}`

/** What an account called `a` may still spend of its year; none: nothing holds it. */
const leftThisYear = (year: Year): RawBuilder<Minor | null> => sql`
  case when a.yearly_limit is null then null
    when a.yearly_currency <> ${year.currency} then 0
    else greatest(a.yearly_limit - ${spentThisYear(year)}, 0) end`

/** The same, of the account of a consumer. */
export const leftOfYear = (consumerId: RawBuilder<unknown>, year: Year) => sql`
  (select ${leftThisYear(year)} from accounts a where a.account_id = ${consumerId})`

type Terms = { left: Minor | null; identities: string[]; consumerType: string }

/** Nobody else counts on what is left until the transaction ends. */
export async function lockYear(
  transaction: Transaction,
  accountId: string,
  year: Year,
): Promise<Terms | undefined> {
  await sql`select from accounts where account_id = ${accountId} for no key update`.execute(
    transaction,
  )
  // Not in the statement that locks: one that waited there would see the spends as they were before.
  const { rows } = await sql<Terms>`
    select ${leftThisYear(year)} as left, identities, consumer_type as "consumerType"
    from accounts a where account_id = ${accountId} and state <> 'closed'`.execute(transaction)
  return rows[0]
}

export type Spend = {
  orderNumber: string
  accountId: string
  amount: Minor
  year: Year
}

/** Counts against the year of an associate; whether there was room for it. */
export async function bookAtTerms(transaction: Transaction, spend: Spend): Promise<boolean> {
  const terms = await lockYear(transaction, spend.accountId, spend.year)
  if (terms?.consumerType !== 'EMPLOYEE') return false
  if (terms.left !== null && spend.amount > terms.left) return false
  await write(transaction, 'terms', spend)
  return true
}

/** Counts against the credit of an athlete; whether there was so much of it. */
export async function bookCredit(transaction: Transaction, spend: Spend): Promise<boolean> {
  const terms = await lockYear(transaction, spend.accountId, spend.year)
  if (spend.amount > (terms?.left ?? 0)) return false
  await write(transaction, 'credit', spend)
  return true
}

type Kind = 'credit' | 'terms'

/** One that was given back in whole may be taken anew. */
async function write(
  transaction: Transaction,
  kind: Kind,
  { orderNumber, accountId, amount, year: { currency } }: Spend,
): Promise<void> {
  await sql`
    insert into yearly_spends as s (order_number, kind, account_id, currency, amount_minor)
    values (${orderNumber}, ${kind}, ${accountId}, ${currency}, ${amount})
    on conflict (order_number, kind) do update
      set amount_minor = excluded.amount_minor, given_back_minor = 0, spent_at = now()
      where s.given_back_minor = s.amount_minor`.execute(transaction)
}

/** Of an order that nobody else changes: all that it still counts, or as much of it as went back; in the year in which it was spent. */
export async function giveBackSpend(
  transaction: Transaction,
  { orderNumber, kind }: { orderNumber: string; kind: Kind },
  amount?: Minor,
): Promise<void> {
  await sql`
    update yearly_spends set given_back_minor =
      least(amount_minor, given_back_minor + coalesce(${amount ?? null}::bigint, amount_minor))
    where order_number = ${orderNumber} and kind = ${kind}`.execute(transaction)
}
