import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { isStyleId, listedStyleJson, styleIdIn } from './product-card-store.ts'
import type { StoredProductSet } from './product-set-answer.ts'
import type { Market } from '../market.ts'

const setsWithListedStyles = (locale: Market['locale']) => sql`
  select t.product_id as id, t.name, t.slug, t.description, s.position, (
    select coalesce(json_agg(${listedStyleJson('l', 'l.default_product_id')} order by m.position), '[]')
    from product_set_styles m
    join listings l on l.style_id = m.style_id and l.locale = ${locale} and l.is_listed
    where m.product_id = s.product_id) as styles
  from product_sets s
  join product_set_texts t on t.product_id = s.product_id and t.locale = ${locale}`

export async function findProductSet(
  database: Database,
  { id, market: { locale } }: { id: string; market: Market },
): Promise<StoredProductSet | undefined> {
  const { rows } = await sql<StoredProductSet>`
    select * from (${setsWithListedStyles(locale)} where s.product_id = ${id}) product_set
    where json_array_length(styles) > 0`.execute(database)
  return rows[0]
}

/** The sets that contain a style; undefined for an unknown style. */
export async function findSetsContaining(
  database: Database,
  { id, market: { locale } }: { id: string; market: Market },
): Promise<StoredProductSet[] | undefined> {
  const { rows } = await sql<{ sets: StoredProductSet[] }>`
    select coalesce((
      select jsonb_agg(to_jsonb(own) order by own.position, own.id)
      from (${setsWithListedStyles(locale)} where s.product_id in (
        select product_id from product_set_styles where style_id = l.style_id)) own
      where json_array_length(own.styles) > 0), '[]') as sets
    from listings l
    where l.locale = ${locale} and l.style_id = ${styleIdIn(id)}
      and (${isStyleId(id)} or jsonb_path_exists(l.colours, '$[*] ? (@.productId == $id)',
                                                  jsonb_build_object('id', ${id}::text)))`.execute(
    database,
  )
  return rows[0]?.sets
}
