import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** What must be so of every order, whatever happened to it; a query finds those of which it is not. */
const rules: Record<string, RawBuilder<unknown>> = {
  'the ledger does not add up to nothing': sql`
    select order_id from ledger_entries group by order_id having sum(amount_minor) <> 0`,
  'it stands and its money does not': sql`
    select order_id from orders o where o.state = 'placed' and o.asked_minor > 0 and not exists (
      select from payment_attempts a where a.order_id = o.order_id
        and (a.state = 'authorised' and a.authorised_minor = o.asked_minor
          or a.state in ('voiding', 'voided', 'unvoided') and exists (
            select from ledger_entries l where l.order_id = o.order_id and l.posting = 'cancelled')))`,
  'it does not stand and its money does': sql`
    select order_id from orders o join payment_attempts a using (order_id)
    where o.state <> 'placed' and a.state = 'authorised'`,
  'it does not stand and is in the ledger': sql`
    select order_id from orders o where o.state <> 'placed'
      and exists (select from ledger_entries l where l.order_id = o.order_id)`,
  'it stands and is not in the ledger': sql`
    select order_id from orders o where o.state = 'placed' and o.cart_id is not null
      and o.total_minor > 0
      and not exists (select from ledger_entries l where l.order_id = o.order_id)`,
  'it failed and holds pieces': sql`
    select order_id from orders o join stock_holds h using (order_id)
    where o.state = 'failed' and h.freed < h.quantity`,
  'it stands and its pieces are not sold': sql`
    select order_id from orders o join stock_holds h using (order_id)
    where o.state = 'placed' and h.state <> 'sold'`,
  'its pieces are not those of its lines': sql`
    select o.order_id from orders o
    join lateral (
      select sku, sum(quantity) as quantity from order_lines l
      where l.order_id = o.order_id and not (l.item ->> 'isDigitalProduct')::boolean
      group by sku) l on true
    left join lateral (
      select sum(h.quantity) as quantity from stock_holds h
      where h.order_id = o.order_id and h.sku = l.sku) h on true
    where o.cart_id is not null and l.quantity is distinct from h.quantity`,
  'its parcels are not charged for all of it': sql`
    select o.order_id from orders o join order_shipments s using (order_id)
    where o.cart_id is not null
    group by o.order_id, o.asked_minor having sum(s.share_minor) <> o.asked_minor`,
  'what is owed is not what is still to be charged': sql`
    select o.order_id from orders o where o.state = 'placed' and o.cart_id is not null
      and (select coalesce(sum(amount_minor), 0) from ledger_entries l
        where l.order_id = o.order_id and l.account = 'owed')
      <> (select coalesce(sum(amount_minor), 0) from ledger_entries l
        where l.order_id = o.order_id and l.account = 'authorised')`,
  'what was captured is not what the ledger says': sql`
    select a.order_id from payment_attempts a
    where a.captured_minor - a.refunded_minor <> (
      select coalesce(sum(amount_minor), 0) from ledger_entries l
      where l.order_id = a.order_id and l.account = 'provider')
      + coalesce((select sum(case m.kind when 'capture' then m.amount_minor else -m.amount_minor end)
        from payment_movements m where m.attempt_key = a.attempt_key and m.state = 'asked'), 0)`,
  'what came back is not what is there again': sql`
    select o.order_id from orders o
    join lateral (
      select sku, sum(returned) as returned from order_lines l
      where l.order_id = o.order_id and not (l.item ->> 'isDigitalProduct')::boolean
      group by sku) l on true
    where o.state = 'placed' and o.cart_id is not null and not exists (
        select from order_shipments s where s.order_id = o.order_id and s.status = 'Cancelled')
      and l.returned <> (select coalesce(sum(h.freed), 0) from stock_holds h
        where h.order_id = o.order_id and h.sku = l.sku)`,
  'its lines and its returns are not of one mind about what comes back': sql`
    select l.order_id from order_lines l
    left join lateral (
      select coalesce(sum(p.quantity) filter (where r.state = 'announced'), 0) as announced,
        coalesce(sum(p.received), 0) as received
      from order_return_lines p join order_returns r using (return_id)
      where p.order_id = l.order_id and p.line_id = l.line_id) r on true
    where l.announced <> r.announced or l.returned < r.received`,
  'what a return gave back is not in the books': sql`
    select r.order_id from order_returns r where r.refunded_minor <> (
      select coalesce(sum(m.amount_minor), 0)
      from payment_movements m join payment_attempts a using (attempt_key)
      where a.order_id = r.order_id and m.movement_key = a.attempt_key || '-' || r.refund
    ) + (
      select coalesce(sum(l.amount_minor), 0) from ledger_entries l
      where l.order_id = r.order_id and l.posting = r.refund and l.account = 'sales')`,
  'more of it was given back by hand than was paid for elsewhere': sql`
    select l.order_id from ledger_entries l join orders o using (order_id)
    where l.account = 'by-hand'
    group by l.order_id, o.cart_id, o.total_minor
    having o.cart_id is not null or -sum(l.amount_minor) not between 0 and o.total_minor`,
  'it came to nothing and counts against somebody’s year': sql`
    select o.order_id from orders o join yearly_spending s using (order_number)
    where s.counted_minor > 0 and (o.state = 'failed' or o.state = 'placed' and not exists (
      select from order_shipments p where p.order_id = o.order_id and p.status <> 'Cancelled'))`,
  'nobody has settled it for a minute': sql`
    select order_id from orders o join payment_attempts a using (order_id)
    where o.state = 'pending' and a.asked_at < now() - interval '1 minute'`,
  'its money has not been let go of for an hour': sql`
    select order_id from payment_attempts
    where state in ('lost', 'voiding') and asked_at < now() - interval '1 hour'`,
  'the provider has refused to move its money, and nobody has dealt with it': sql`
    select a.order_id from payment_movements m join payment_attempts a using (attempt_key)
    where m.state = 'refused'
    union select order_id from payment_attempts where state = 'unvoided'`,
}

/** A sentence for everything in the books that cannot be. */
export async function checkBooks(database: Database): Promise<string[]> {
  const found: string[] = []
  for (const [sentence, query] of Object.entries(rules)) {
    const { rows } = await sql<{ orderNumber: string }>`
      select distinct o.order_number as "orderNumber"
      from (${query}) wrong (order_id) join orders o on o.order_id = wrong.order_id
      order by 1 limit 20`.execute(database)
    found.push(...rows.map(({ orderNumber }) => `${orderNumber}: ${sentence}.`))
  }
  return found
}
