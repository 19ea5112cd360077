import { settingsOf } from '@cairn/contract/site-settings'
import { siteOf } from '@cairn/contract/sites'
import { sql } from 'kysely'
import { leftOfYear } from '../accounts/yearly-spend-store.ts'
import { type Moving, movingOf } from '../catalogue/catalogue-store.ts'
import type { Market } from '../catalogue/sellable.ts'
import type { Coupon } from './coupon.ts'
import { promotionRevision } from './promotion-store.ts'
import { groupsOf, type Standing } from './customer-groups.ts'
import type { CartFacts } from './cart-facts.ts'
import { everybody, type Tally } from './tally.ts'

export type FactsRow = {
  promotionFacts: {
    revision: string
    coupons: readonly (Omit<Coupon, 'used' | 'usedByShopper'> & { usedBefore: number })[]
    tallies: readonly Tally[]
    standing: Standing | null
    gifts: readonly Moving[]
  }
}

/** At which moment; apart, as it alone is another each time. */
type At = { at: Date }

/** The column of a FactsRow for a cart called c, with its consumer and its codes. */
export function factsOfCart(market: Market) {
  const left = leftOfYear(sql`g.consumer_id`, siteOf(market.locale))
  return sql`
  json_build_object(
    'revision', ${promotionRevision},
    'coupons', (select coalesce(json_agg(json_build_object(
        'code', k.code, 'promotionId', k.promotion_id, 'from', k.valid_from,
        'until', k.valid_until, 'usedBefore', k.used_before, 'limits', json_strip_nulls(
          json_build_object('total', k.most_uses, 'perCustomer', k.most_uses_per_customer)))), '[]')
      from coupons k where k.code = any(c.coupons)),
    'tallies', (select coalesce(json_agg(json_build_object(
        'consumerId', t.consumer_id, 'kind', t.kind, 'subject', t.subject, 'tally', t.tally)), '[]')
      from promotion_tallies t
      where t.consumer_id = c.consumer_id
        or (t.consumer_id = ${sql.lit(everybody)} and t.kind in ('promotion', 'budget'))
        or (t.consumer_id = ${sql.lit(everybody)} and t.kind = 'coupon'
          and t.subject = any(c.coupons))),
    'standing', (select json_build_object(
        'consumerType', g.consumer_type, 'isMember', g.is_member and ${settingsOf(market.locale).hasLoyalty},
        'hasAcceptedTerms', g.employee_terms_accepted, 'identities', g.identities,
        'athleteCredit', case when 'ATHLETE' = any(g.identities)
          then coalesce(${left}, 0) end,
        'employeeLeft', case when g.consumer_type = 'EMPLOYEE' then ${left} end)
      from customers_in_groups g where g.consumer_id = c.consumer_id),
    'gifts', ${movingOf(sql`select sku from promotion_gifts`, market)}
  ) as "promotionFacts"`
}

export function factsOf({ promotionFacts, at }: FactsRow & At): CartFacts {
  const { revision, coupons, tallies, standing, gifts } = promotionFacts
  const countOf = (code: string, isMine: boolean) =>
    tallies.find(
      ({ kind, subject, consumerId }) =>
        kind === 'coupon' && subject === code && (consumerId !== everybody) === isMine,
    )?.tally ?? 0
  return {
    revision,
    at,
    tallies,
    groups: groupsOf(standing),
    athleteCredit: standing?.athleteCredit ?? null,
    employeeLeft: standing?.employeeLeft ?? null,
    coupons: coupons.map(({ usedBefore, ...coupon }) => ({
      ...coupon,
      used: usedBefore + countOf(coupon.code, false),
      usedByShopper: countOf(coupon.code, true),
    })),
    gifts,
  }
}
