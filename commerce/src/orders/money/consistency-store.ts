import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'

/** Each query finds the orders that break a rule which must always hold. */
const rules: Record<string, RawBuilder<unknown>> = {
  'its ledger entries do not add up to zero': sql`
    select order_id from ledger_entries group by order_id having sum(amount_minor) <> 0`,
  'it is placed, but its payment is not authorised': sql`
    select order_id from orders o where o.state = 'placed' and o.requested_minor > 0 and not exists (
      select from payment_attempts a where a.order_id = o.order_id
        and (a.state = 'authorised' and a.authorised_minor = o.requested_minor
          or a.state in ('voiding', 'voided', 'void-refused') and exists (
            select from ledger_entries l where l.order_id = o.order_id and l.posting = 'cancelled')))`,
  'it is not placed, but its payment is authorised': sql`
    select order_id from orders o join payment_attempts a using (order_id)
    where o.state <> 'placed' and a.state = 'authorised'`,
  'it is not placed, but has ledger entries': sql`
    select order_id from orders o where o.state <> 'placed'
      and exists (select from ledger_entries l where l.order_id = o.order_id)`,
  'it is placed, but has no ledger entries': sql`
    select order_id from orders o where o.state = 'placed' and o.cart_id is not null
      and o.total_minor > 0
      and not exists (select from ledger_entries l where l.order_id = o.order_id)`,
  'its lines, shipping and tax do not add up to its total': sql`
    select order_id from orders o where o.total_minor <> (o.totals ->> 'shipping')::bigint
      + (o.totals ->> 'taxAdded')::bigint + (
        select coalesce(sum((l.price ->> 'afterOrderDiscount')::bigint), 0)
        from order_lines l where l.order_id = o.order_id)`,
  'its tax lines do not add up to its tax': sql`
    select order_id from orders o where (o.totals ->> 'tax')::bigint <> (
      select coalesce(sum((t ->> 'tax')::bigint), 0) from jsonb_array_elements(o.tax_lines) t)`,
  'it has failed, but still holds stock': sql`
    select order_id from orders o join stock_holds h using (order_id)
    where o.state = 'failed' and h.released_quantity < h.quantity`,
  'it is placed, but its stock is not marked as sold': sql`
    select order_id from orders o join stock_holds h using (order_id)
    where o.state = 'placed' and h.state <> 'sold'`,
  'its stock holds do not match its lines': sql`
    select o.order_id from orders o
    join lateral (
      select sku, sum(quantity) as quantity from order_lines l
      where l.order_id = o.order_id and not (l.item ->> 'isDigitalProduct')::boolean
      group by sku) l on true
    left join lateral (
      select sum(h.quantity) as quantity from stock_holds h
      where h.order_id = o.order_id and h.sku = l.sku) h on true
    where o.cart_id is not null and l.quantity is distinct from h.quantity`,
  'the shares of its shipments do not add up to the amount to charge': sql`
    select o.order_id from orders o join order_shipments s using (order_id)
    where o.cart_id is not null
    group by o.order_id, o.requested_minor having sum(s.share_minor) <> o.requested_minor`,
  'its receivable amount differs from the amount still to be captured': sql`
    select o.order_id from orders o where o.state = 'placed' and o.cart_id is not null
      and (select coalesce(sum(amount_minor), 0) from ledger_entries l
        where l.order_id = o.order_id and l.account = 'receivable')
      <> (select coalesce(sum(amount_minor), 0) from ledger_entries l
        where l.order_id = o.order_id and l.account = 'authorised')`,
  'its captures and refunds differ from its ledger entries': sql`
    select a.order_id from payment_attempts a
    where a.captured_minor - a.refunded_minor <> (
      select coalesce(sum(amount_minor), 0) from ledger_entries l
      where l.order_id = a.order_id and l.account = 'provider')
      + coalesce((select sum(case m.kind when 'capture' then m.amount_minor else -m.amount_minor end)
        from payment_movements m where m.attempt_key = a.attempt_key and m.state = 'requested'), 0)`,
  'its returned pieces differ from its restocked pieces': sql`
    select o.order_id from orders o
    join lateral (
      select sku, sum(returned_quantity) as returned from order_lines l
      where l.order_id = o.order_id and not (l.item ->> 'isDigitalProduct')::boolean
      group by sku) l on true
    where o.state = 'placed' and o.cart_id is not null and not exists (
        select from order_shipments s where s.order_id = o.order_id and s.status = 'Cancelled')
      and l.returned <> (select coalesce(sum(h.released_quantity), 0) from stock_holds h
        where h.order_id = o.order_id and h.sku = l.sku)`,
  'its lines and its returns state different numbers of returned pieces': sql`
    select l.order_id from order_lines l
    left join lateral (
      select coalesce(sum(p.quantity) filter (where r.state = 'announced'), 0) as announced,
        coalesce(sum(p.received_quantity), 0) as received
      from order_return_lines p join order_returns r using (return_id)
      where p.order_id = l.order_id and p.line_id = l.line_id) r on true
    where l.announced_quantity <> r.announced or l.returned_quantity < r.received`,
  'the refund of a return has no ledger entry': sql`
    select r.order_id from order_returns r where r.refunded_minor <> (
      select coalesce(sum(m.amount_minor), 0)
      from payment_movements m join payment_attempts a using (attempt_key)
      where a.order_id = r.order_id and m.movement_key = a.attempt_key || '-' || r.refund
    ) + (
      select coalesce(sum(l.amount_minor), 0) from ledger_entries l
      where l.order_id = r.order_id and l.posting = r.refund and l.account = 'sales')`,
  'more was refunded by hand than was paid': sql`
    select l.order_id from ledger_entries l join orders o using (order_id)
    where l.account = 'by-hand'
    group by l.order_id, o.cart_id, o.total_minor
    having o.cart_id is not null or -sum(l.amount_minor) not between 0 and o.total_minor`,
  'it failed or was cancelled, but counts towards a yearly limit': sql`
    select o.order_id from orders o join yearly_spending s using (order_number)
    where s.counted_minor > 0 and (o.state = 'failed' or o.state = 'placed' and not exists (
      select from order_shipments p where p.order_id = o.order_id and p.status <> 'Cancelled'))`,
  'its payment has been pending for more than a minute': sql`
    select order_id from orders o join payment_attempts a using (order_id)
    where o.state = 'pending' and a.requested_at < now() - interval '1 minute'`,
  'its authorisation has not been released for more than an hour': sql`
    select order_id from payment_attempts
    where state in ('lost', 'voiding') and requested_at < now() - interval '1 hour'`,
  'the provider refused a capture, refund or void, and staff have not resolved it': sql`
    select a.order_id from payment_movements m join payment_attempts a using (attempt_key)
    where m.state = 'refused'
    union select order_id from payment_attempts where state = 'void-refused'`,
}

/** One message for every order that breaks a rule. */
export async function findInconsistencies(database: Database): Promise<string[]> {
  const messages: string[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const rows = await rawQuery({ orderNumber: 'text' })`
      select distinct o.order_number as "orderNumber"
      from (${query}) inconsistent (order_id) join orders o on o.order_id = inconsistent.order_id
      order by 1 limit 20`.many(database)
    messages.push(...rows.map(({ orderNumber }) => `${orderNumber}: ${rule}.`))
  }
  return messages
}
