import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Market } from './sellable.ts'

export type Recommended = {
  productId: string
  name: string
  slug: string
  colourName: string
  current: number
  score: number
  reviewsCount: number
  /** Where there is nothing to choose, the one variant. */
  onlySku: string | null
}

type Wanted = Market & { count: number; besideProduct: string | undefined }

/** What can be bought here, best reviewed first: a style once, in its first colour that is there. */
export async function findRecommended(
  database: Database,
  { locale, siteId, count, besideProduct = '' }: Wanted,
): Promise<Recommended[]> {
  const { rows } = await sql<Recommended>`
    select * from (
      select distinct on (s.style_id)
        p.product_id as "productId", st.name, st.slug, pt.colour_name as "colourName",
        pr.current_minor as current, s.review_score::float as score,
        s.review_count as "reviewsCount",
        case when v.variants = 1 then v.sku end as "onlySku"
      from styles s
      join style_texts st on st.style_id = s.style_id and st.locale = ${locale}
      join products p on p.style_id = s.style_id
      join product_texts pt on pt.product_id = p.product_id and pt.locale = ${locale}
      join prices pr on pr.product_id = p.product_id and pr.site_id = ${siteId}
      join lateral (
        select count(*) as variants, min(sku) as sku, sum(on_hand) as on_hand
        from variants where product_id = p.product_id and not withdrawn) v on v.variants > 0
      where s.sold_alone and (v.on_hand > 0 or s.is_digital)
        and s.style_id <> left(${besideProduct}, 8)
      order by s.style_id, p.position) recommended
    order by "reviewsCount" * score desc, "productId"
    limit ${count}`.execute(database)
  return rows
}
