import type { ImportedCoupon, Promotion } from '@cairn/contract/imports/promotions-import'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import { prosumerIdentities } from '../accounts/account.ts'
import { remainingThisYearFor } from '../accounts/yearly-spend-store.ts'
import type { Market } from '../catalogue/market.ts'
import { type StockAndPrice, stockAndPricesJson } from '../catalogue/sellable/sellable-store.ts'
import type { Database } from '../platform/database/database.ts'
import { jsonObject } from '../platform/database/queries/json-object.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import type { PromotionFacts } from './current-promotions.ts'
import { customerGroupsOf, type CustomerStatus } from './eligibility.ts'
import { promotionRevision } from './promotion-catalogue-store.ts'
import { allShoppers, highestCount, type UsageCounter } from './usage-limits.ts'

export type PromotionFactsRow = {
  promotionFacts: {
    revision: string
    coupons: readonly ImportedCoupon[]
    counters: readonly UsageCounter[]
    customer: CustomerStatus | null
    gifts: readonly StockAndPrice[]
  }
}

/** The variants that promotions give away. */
export const skusOfGifts = sql`select sku from promotion_gifts`

/** The column of a PromotionFactsRow; the alias of the cart must be `c`. */
export function promotionFactsColumn(market: Market) {
  const facts = jsonObject<PromotionFactsRow['promotionFacts']>({
    revision: promotionRevision,
    coupons: sql`(
      select coalesce(json_agg(k.definition), '[]')
      from coupons k where k.code = any(c.coupons))`,
    counters: countersOfCart,
    customer: customerOfCart(market),
    gifts: stockAndPricesJson(skusOfGifts, market),
  })
  return sql`${facts} as "promotionFacts"`
}

const counterJson = jsonObject<UsageCounter>({
  consumerId: 't.consumer_id',
  kind: 't.kind',
  subject: 't.subject',
  count: 't.count',
})

const countersOfCart = sql`(
  select coalesce(json_agg(${counterJson}), '[]') from usage_counters t
  where t.consumer_id = any(c.consumer_id || c.identity_ids::uuid[])
    or (t.consumer_id = ${sql.lit(allShoppers)} and t.kind in ('promotion', 'budget'))
    or (t.consumer_id = ${sql.lit(allShoppers)} and t.kind = 'coupon'
      and t.subject = any(c.coupons)))`

function customerOfCart({ locale }: Market) {
  const remainingLimit = remainingThisYearFor(sql`g.consumer_id`, siteOf(locale))
  const status = jsonObject<CustomerStatus>({
    consumerType: 'g.consumer_type',
    isMember: sql`g.is_member and ${settingsOf(locale).hasLoyalty}`,
    hasAcceptedTerms: 'g.employee_terms_accepted',
    identities: 'g.identities',
    athleteCredit: sql`
      case when 'ATHLETE' = any(g.identities) then coalesce(${remainingLimit}, 0) end`,
    remainingTermsLimit: sql`
      case when g.consumer_type = 'EMPLOYEE' or g.identities && ${sql.lit(`{${prosumerIdentities.join(',')}}`)}
        then ${remainingLimit} end`,
  })
  return sql`(select ${status} from customer_groups g where g.consumer_id = c.consumer_id)`
}

export function promotionFactsOf({ promotionFacts }: PromotionFactsRow): PromotionFacts {
  const { revision, coupons, counters, customer, gifts } = promotionFacts
  const countOf = (code: string, isByShopper: boolean) =>
    highestCount(
      counters.filter(
        ({ kind, subject, consumerId }) =>
          kind === 'coupon' && subject === code && (consumerId !== allShoppers) === isByShopper,
      ),
    )
  return {
    revision,
    counters,
    groups: customerGroupsOf(customer),
    athleteCredit: customer?.athleteCredit ?? null,
    remainingTermsLimit: customer?.remainingTermsLimit ?? null,
    coupons: coupons.map(({ usedBefore, ...coupon }) => ({
      ...coupon,
      uses: usedBefore + countOf(coupon.code, false),
      usesByShopper: countOf(coupon.code, true),
    })),
    gifts,
  }
}

type WelcomeQuery = { promotionId: string; siteId: string; locale: Locale; consumerId: string }
type WelcomeRow = { promotion: Promotion; code: string | null; endsOn: string | null }
type WelcomePromotion = {
  promotionId: string
  promotionName: string
  code: string | null
  endsOn: string | null
}

/** The welcome promotion of a shopper, if it is active and the shopper has not used it yet. */
export async function findWelcomePromotion(
  database: Database,
  { promotionId, siteId, locale, consumerId }: WelcomeQuery,
): Promise<WelcomePromotion | undefined> {
  const row = await rawQuery<WelcomeRow>({
    promotion: 'json',
    code: 'text | null',
    endsOn: 'text | null',
  })`
    select p.definition as promotion, (
        select k.code from coupons k where k.promotion_id = p.promotion_id
          and coalesce((k.definition ->> 'until')::timestamptz > now(), true) order by k.code limit 1) as code,
      to_char((p.definition ->> 'until')::timestamptz at time zone 'UTC', 'YYYY-MM-DD') as "endsOn"
    from promotions p
    where p.promotion_id = ${promotionId} and (p.definition ->> 'active')::boolean
      and coalesce((p.definition ->> 'from')::timestamptz <= now(), true)
      and coalesce((p.definition ->> 'until')::timestamptz > now(), true)
      and p.definition -> 'sites' ? ${siteId}
      and not exists (select from promotion_uses u
        where u.promotion_id = p.promotion_id and u.consumer_id = ${consumerId})`.first(database)
  if (!row) return undefined
  const promotionName = row.promotion.texts[locale].name
  return { promotionId, promotionName, code: row.code, endsOn: row.endsOn }
}
