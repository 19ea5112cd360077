import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { jsonbObject, jsonObject } from '../../platform/database/queries/json-object.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import type { Market } from '../market.ts'
import type { StoredProduct, VariantQuantity, StoredProductSet } from './product-answer.ts'
import { categoryLinkJson, isStyleId, listedStyleJson, styleIdIn } from './product-card-store.ts'

const listingWithShownColour = (id: string) => sql`
  select l.*, case when ${isStyleId(id)} then l.default_product_id else ${id} end as shown_id
  from listings l
  where l.style_id = ${styleIdIn(id)}`

const variantJson = jsonbObject<StoredProduct['variants'][number]>({
  sku: 'v.sku',
  upc: 'v.upc',
  productId: 'v.product_id',
  size: 'v.size',
  inStock: sql`s.is_digital or v.on_hand > 0`,
  current: sql`coalesce(vp.current_minor, pr.current_minor)`,
  original: sql`coalesce(vp.original_minor, pr.original_minor)`,
  historicBest: 'pr.historic_best_minor',
})

/** Finds a style by its own id or the id of one of its products, with everything that its page shows. */
export async function findProduct(
  database: Database,
  { id, market: { locale, siteId } }: { id: string; market: Market },
): Promise<StoredProduct | undefined> {
  return rawQuery<StoredProduct>({
    style: 'json',
    description: 'text',
    features: 'json',
    specifications: 'json',
    productType: 'text',
    hasSizeChart: 'boolean',
    maxPerOrder: 'number | null',
    isDigital: 'boolean',
    isCustom: 'boolean',
    soldAlone: 'boolean',
    variants: 'json',
    breadcrumbs: 'json',
  })`
    select ${listedStyleJson('l', 'l.shown_id')} as style, t.description, t.features, t.specifications,
      s.product_type as "productType", s.max_per_order as "maxPerOrder",
      s.is_digital as "isDigital", s.is_custom as "isCustom", s.sold_alone as "soldAlone",
      exists (select from size_charts c
              where c.product_type = s.product_type and c.locale = ${locale}) as "hasSizeChart",
      coalesce((
        select jsonb_agg(${variantJson} order by p.position, v.position)
        from products p
        join variants v on v.product_id = p.product_id and not v.withdrawn
        left join prices pr on pr.product_id = p.product_id and pr.site_id = ${siteId}
        left join variant_prices vp on vp.sku = v.sku and vp.site_id = ${siteId}
        where p.style_id = l.style_id
          and jsonb_path_exists(l.colours, '$[*] ? (@.productId == $id)',
                                jsonb_build_object('id', p.product_id))), '[]') as variants,
      coalesce((
        select jsonb_agg(${categoryLinkJson('ct')} order by cp.distance desc)
        from style_categories sc
        join category_paths cp on cp.category_id = sc.category_id
        join category_texts ct on ct.category_id = cp.ancestor_id and ct.locale = ${locale}
        where sc.style_id = l.style_id and sc.position = (
          select min(position) from style_categories where style_id = l.style_id)), '[]') as breadcrumbs
    from (${listingWithShownColour(id)} and l.locale = ${locale}) l
    join styles s on s.style_id = l.style_id
    join style_texts t on t.style_id = l.style_id and t.locale = ${locale}
    where jsonb_path_exists(l.colours, '$[*] ? (@.productId == $id)',
                            jsonb_build_object('id', l.shown_id))`.first(database)
}

/** The warehouse stock of every variant; empty for an unknown product. */
export async function findQuantities(database: Database, id: string): Promise<VariantQuantity[]> {
  return rawQuery({ sku: 'text', onHand: 'number', isDigital: 'boolean' })`
    select v.sku, v.on_hand as "onHand", s.is_digital as "isDigital"
    from styles s
    join products p on p.style_id = s.style_id
    join variants v on v.product_id = p.product_id and not v.withdrawn
    where s.style_id = ${styleIdIn(id)} and (${isStyleId(id)} or p.product_id = ${id})
    order by p.position, v.position`.many(database)
}

/** The stock in each store, of all variants or one, in the order of the store ids; empty for an unknown product. */
export async function findStoreQuantities(
  database: Database,
  { id, sku, storeIds }: { id: string; sku: string | undefined; storeIds: readonly string[] },
): Promise<{ storeId: string; quantity: number }[]> {
  return rawQuery({ storeId: 'text', quantity: 'number' })`
    with requested_variants as (
      select v.sku
      from products p
      join variants v on v.product_id = p.product_id and not v.withdrawn
      where p.style_id = ${styleIdIn(id)} and (${isStyleId(id)} or p.product_id = ${id})
        and v.sku = coalesce(${sku ?? null}, v.sku))
    select requested.store_id as "storeId", (
      select coalesce(sum(q.on_hand), 0)::int
      from store_quantities q
      where q.store_id = requested.store_id and q.sku in (select sku from requested_variants)) as quantity
    from unnest(${storeIds}::text[]) with ordinality as requested (store_id, position)
    where exists (select from requested_variants)
    order by requested.position`.many(database)
}

const productSetJson = jsonObject<StoredProductSet>({
  id: 'own.id',
  name: 'own.name',
  slug: 'own.slug',
  description: 'own.description',
  styles: 'own.styles',
})

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
  return rawQuery<StoredProductSet>({
    id: 'text',
    name: 'text',
    slug: 'text',
    description: 'text',
    styles: 'json',
  })`
    select id, name, slug, description, styles from (${setsWithListedStyles(locale)} where s.product_id = ${id}) product_set
    where json_array_length(styles) > 0`.first(database)
}

/** The sets that contain a style; undefined for an unknown style. */
export async function findSetsContaining(
  database: Database,
  { id, market: { locale } }: { id: string; market: Market },
): Promise<StoredProductSet[] | undefined> {
  const rows = await rawQuery<{ sets: StoredProductSet[] }>({ sets: 'json' })`
    select coalesce((
      select json_agg(${productSetJson} order by own.position, own.id)
      from (${setsWithListedStyles(locale)} where s.product_id in (
        select product_id from product_set_styles where style_id = l.style_id)) own
      where json_array_length(own.styles) > 0), '[]') as sets
    from listings l
    where l.locale = ${locale} and l.style_id = ${styleIdIn(id)}
      and (${isStyleId(id)} or jsonb_path_exists(l.colours, '$[*] ? (@.productId == $id)',
                                                  jsonb_build_object('id', ${id}::text)))`.many(
    database,
  )
  return rows[0]?.sets
}
