import type { Database } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import type { VariantResult } from '../experiment.ts'

/** By variant. An order counts if it was placed after the visitor took part and before the end, and is not cancelled. */
export const findResults = (database: Database, experienceId: string): Promise<VariantResult[]> =>
  rawQuery<VariantResult>({
    variantId: 'text | null',
    visitors: 'number',
    converted: 'number',
    orders: 'number',
    revenue: 'json',
  })`
    with counted as (
      select x.visitor_id, x.variant_id, o.currency, o.total_minor
      from experiment_exposures x
      join experiments e on e.experience_id = x.experience_id
      join experiment_conversions c on c.visitor_id = x.visitor_id
      join order_results o on o.order_number = c.order_number
      where x.experience_id = ${experienceId} and o.is_valid and o.ordered_at >= x.exposed_at
        and o.ordered_at < coalesce(least(e.ends_at, e.stopped_at), 'infinity')
    ), by_variant as (
      select variant_id, count(*)::int as visitors from experiment_exposures
      where experience_id = ${experienceId} group by variant_id
    )
    select v.variant_id as "variantId", v.visitors,
      (select count(distinct c.visitor_id)::int from counted c
        where c.variant_id is not distinct from v.variant_id) as converted,
      (select count(*)::int from counted c
        where c.variant_id is not distinct from v.variant_id) as orders,
      (select coalesce(jsonb_agg(jsonb_build_object('currency', s.currency, 'minor', s.minor)
          order by s.currency), '[]')
        from (
          select c.currency, sum(c.total_minor) as minor from counted c
          where c.variant_id is not distinct from v.variant_id group by c.currency) s) as revenue
    from by_variant v`.many(database)
