import type { ProductCard } from '@cairn/contract/catalogue/product'
import { styleIdLength } from '@cairn/contract/fields/identifiers'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { jsonbObject, jsonObject } from '../../platform/database/queries/json-object.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import type { CategoryLink } from '../catalogue-paths.ts'
import type { Market } from '../market.ts'
import { type ListedStyle, productCard } from './product-card.ts'

const newForDays = 61

/** The style of a product; a style id is returned as it is. */
export const styleIdIn = (id: string | RawBuilder<unknown>) =>
  sql<string>`left(${id}, ${sql.lit(styleIdLength)})`

export const isStyleId = (id: string | RawBuilder<unknown>) =>
  sql<boolean>`length(${id}) = ${sql.lit(styleIdLength)}`

/** A row of listings as a ListedStyle; `shownId` names the column with the product to show. */
export const listedStyleJson = (listing: string, shownId: string) => {
  const launchedOn = sql.ref(`${listing}.launched_on`)
  return jsonObject<ListedStyle>({
    styleId: `${listing}.style_id`,
    name: `${listing}.name`,
    kind: `${listing}.kind`,
    slug: `${listing}.slug`,
    eyebrow: `${listing}.eyebrow`,
    score: `${listing}.review_score`,
    reviewsCount: `${listing}.review_count`,
    isNew: sql`coalesce(${launchedOn} > current_date - ${sql.lit(newForDays)}, false)`,
    isForMembers: `${listing}.members_first`,
    colours: `${listing}.colours`,
    shownId,
  })
}

/** A row of category_texts as a CategoryLink. */
export const categoryLinkJson = (texts: string): RawBuilder<CategoryLink> =>
  jsonbObject<CategoryLink>({
    id: `${texts}.category_id`,
    name: `${texts}.name`,
    slug: `${texts}.slug`,
  })

type CardRequest = {
  market: Market
  /** Ids of styles or products, in the order of the answer. */
  ids: readonly string[]
}

/** The cards of the known ids, including products that are sold out or have no price, as free gifts have none. */
export async function findProductCards(
  database: Database,
  { market: { locale }, ids }: CardRequest,
): Promise<ProductCard[]> {
  const rows = await rawQuery<{ style: ListedStyle; isListed: boolean }>({
    style: 'json',
    isListed: 'boolean',
  })`
    select ${listedStyleJson('l', 'shown.id')} as style, l.is_listed as "isListed"
    from unnest(${ids}::text[]) with ordinality as requested (id, position)
    join listings l on l.locale = ${locale} and l.style_id = ${styleIdIn(sql`requested.id`)}
    cross join lateral (
      select case when ${isStyleId(sql`requested.id`)} then l.default_product_id else requested.id end as id) shown
    where jsonb_path_exists(l.colours, '$[*] ? (@.productId == $id)',
                            jsonb_build_object('id', shown.id))
    order by requested.position`.many(database)
  return rows.map(({ style, isListed }) => {
    const card = productCard(style, locale)
    return isListed ? card : { ...card, price: null }
  })
}

/** The cards of products with a price, by the requested id of the product or its style. */
export async function findSoldCardsById(
  database: Database,
  productIds: readonly string[],
  market: Market,
): Promise<Map<string, ProductCard>> {
  const cards = await findProductCards(database, { market, ids: productIds })
  const pricedCards = cards.filter(({ price }) => price !== null)
  return new Map(
    productIds.flatMap((id) => {
      const card =
        pricedCards.find((pricedCard) => pricedCard.id === id) ??
        pricedCards.find((pricedCard) => pricedCard.masterId === id)
      return card ? [[id, card] as const] : []
    }),
  )
}
