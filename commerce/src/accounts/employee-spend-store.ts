import type { Minor } from '@cairn/contract/money'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'

type Spend = { orderId: string; accountId: string; amount: Minor }

/** Counts against the year of an associate; whether there was room for it. Of many at once, each sees those before it. */
export async function bookEmployeeSpend(
  transaction: Transaction,
  { orderId, accountId, amount }: Spend,
): Promise<boolean> {
  const { rows } = await sql`
    with booked as (
      update accounts set yearly_spent = yearly_spent + ${amount}::integer
      where account_id = ${accountId} and consumer_type = 'EMPLOYEE'
        and (yearly_limit is null or yearly_spent + ${amount}::integer <= yearly_limit)
      returning account_id
    )
    insert into employee_spends (order_id, account_id, amount_minor)
    select ${orderId}::uuid, account_id, ${amount}::bigint from booked
    returning 1`.execute(transaction)
  return rows.length > 0
}

/** Of an order that nobody else changes: all that it still counts, or as much of it as went back. */
export async function giveBackEmployeeSpend(
  transaction: Transaction,
  orderId: string,
  amount?: Minor,
): Promise<void> {
  await sql`
    with counted as (
      select order_id, account_id, least(${amount ?? null}::bigint, amount_minor - given_back_minor)
        as back
      from employee_spends where order_id = ${orderId}
    ), given as (
      update employee_spends s set given_back_minor = s.given_back_minor + counted.back
      from counted where s.order_id = counted.order_id
    )
    update accounts a set yearly_spent = greatest(a.yearly_spent - counted.back, 0)::integer
    from counted where a.account_id = counted.account_id`.execute(transaction)
}
