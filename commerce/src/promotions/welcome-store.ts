import type { Promotion } from '@cairn/contract/promotions-import'
import type { Locale } from '@cairn/contract/sites'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

type Wanted = { promotionId: string; siteId: string; locale: Locale; consumerId: string }
type Found = { promotion: Promotion; code: string | null; endsOn: string | null }
type Welcome = {
  promotionId: string
  promotionName: string
  code: string | null
  endsOn: string | null
}

/** What somebody new is welcomed with, while it is on and until they have used it. */
export async function findWelcome(
  database: Database,
  { promotionId, siteId, locale, consumerId }: Wanted,
): Promise<Welcome | undefined> {
  const { rows } = await sql<Found>`
    select p.definition as promotion, (
        select k.code from coupons k where k.promotion_id = p.promotion_id
          and (k.valid_until is null or k.valid_until > now()) order by k.code limit 1) as code,
      to_char((p.definition ->> 'until')::timestamptz at time zone 'UTC', 'YYYY-MM-DD') as "endsOn"
    from promotions p
    where p.promotion_id = ${promotionId} and (p.definition ->> 'active')::boolean
      and coalesce((p.definition ->> 'from')::timestamptz <= now(), true)
      and coalesce((p.definition ->> 'until')::timestamptz > now(), true)
      and p.definition -> 'sites' ? ${siteId}
      and not exists (select from promotion_uses u
        where u.promotion_id = p.promotion_id and u.consumer_id = ${consumerId})`.execute(database)
  const [found] = rows
  if (!found) return undefined
  const promotionName = found.promotion.texts[locale].name
  return { promotionId, promotionName, code: found.code, endsOn: found.endsOn }
}
