import type { ProductCard } from '@cairn/contract/catalogue/product'
import type { readSavedItems } from '@cairn/contract/lists/list-calls'
import type { Locale } from '@cairn/contract/sites/sites'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { sql } from 'kysely'
import type { SavedItemsReader } from '../cart/answers/saved-items-port.ts'
import { productPath } from '../catalogue/catalogue-paths.ts'
import type { Market } from '../catalogue/market.ts'
import { findProductCards } from '../catalogue/product/product-card-store.ts'
import {
  joinSellable,
  sellableColumns,
  type SellableRow,
} from '../catalogue/sellable/sellable-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'

type SavedItemRow = { itemId: string; sku: string; quantity: number; recipeId: string | null }
type SavedItem = SavedItemRow & SellableRow

type SavedItemsRange = { consumerId: string; market: Market; start: number; count: number }
type SavedItems = { items: SavedItem[]; total: number }

export const savedListOf =
  (database: Database): SavedItemsReader =>
  async ({ consumerId, market, start = 0, count = savedItemsPerPage }) => {
    const { items, total } = await findSavedItems(database, { consumerId, market, start, count })
    const ids = items.map(({ productId }) => productId)
    const cards = ids.length > 0 ? await findProductCards(database, { market, ids }) : []
    return {
      saveForLaterId: consumerId,
      items: items.map((item) => savedItemAnswer(item, cards, market.locale)),
      total,
    }
  }

/** Latest first. */
async function findSavedItems(
  database: Database,
  { consumerId, market, start, count }: SavedItemsRange,
): Promise<SavedItems> {
  const rows = await rawQuery<SavedItems>({ items: 'json', total: 'number' })`
    select (select count(*)::int from saved_items where consumer_id = ${consumerId}) as total,
           coalesce((select json_agg(to_json(part) order by position desc)
                     from (select s.item_id as "itemId", s.quantity, s.recipe_id as "recipeId",
                                  s.position, ${sellableColumns}
                           from saved_items s ${joinSellable('s.sku', market)}
                           where s.consumer_id = ${consumerId}
                           order by s.position desc limit ${count} offset ${start}) part), '[]') as items`.many(
    database,
  )
  return rows[0] ?? { items: [], total: 0 }
}

type SavedItemRef = { consumerId: string; itemId: string }

export async function findSavedItem(
  database: Database,
  { consumerId, itemId }: SavedItemRef,
): Promise<SavedItemRow | undefined> {
  return database
    .selectFrom('saved_items')
    .select(['item_id as itemId', 'sku', 'quantity', 'recipe_id as recipeId'])
    .where('consumer_id', '=', consumerId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
}

/** Saving the same variant again adds to its quantity and moves it to the top. */
export async function saveItem(
  transaction: Transaction,
  { consumerId, itemId, sku, quantity, recipeId }: SavedItemRow & { consumerId: string },
): Promise<void> {
  await sql`
    insert into saved_items (item_id, consumer_id, sku, quantity, recipe_id)
    values (${itemId}, ${consumerId}, ${sku}, ${quantity}, ${recipeId})
    on conflict (consumer_id, sku, recipe_id) do update
    set item_id = excluded.item_id, quantity = saved_items.quantity + excluded.quantity,
        position = default`.execute(transaction)
}

/** Returns false if the item does not exist. */
export async function deleteSavedItem(
  database: Database,
  { consumerId, itemId }: SavedItemRef,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('saved_items')
    .where('consumer_id', '=', consumerId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type Merge = { from: string; to: string }

/** Moves the saved items of a guest to the shopper. For items that both have, the larger quantity stays. */
export async function mergeSavedItems(
  transaction: Transaction,
  { from, to }: Merge,
): Promise<void> {
  await sql`
    with taken as (
      delete from saved_items where consumer_id = ${from}
      returning item_id, sku, quantity, recipe_id, position)
    insert into saved_items (item_id, consumer_id, sku, quantity, recipe_id)
    select item_id, ${to}, sku, quantity, recipe_id from taken order by position
    on conflict (consumer_id, sku, recipe_id) do update
    set quantity = greatest(saved_items.quantity, excluded.quantity)`.execute(transaction)
}

type SavedItemAnswer = AnswerOf<typeof readSavedItems>['items'][number]

type SavedVariant = {
  itemId: string
  sku: string
  quantity: number
  recipeId: string | null
  productId: string
  slug: string
  size: string | null
  colourName: string
  onHand: number
  withdrawn: boolean
  soldAlone: boolean
  current: number | null
}

/** The default page size. */
const savedItemsPerPage = 10

function savedItemAnswer(
  item: SavedVariant,
  cards: readonly ProductCard[],
  locale: Locale,
): SavedItemAnswer {
  const { itemId, productId, sku, quantity, recipeId, size, colourName } = item
  return {
    itemId,
    productId,
    sku,
    qty: quantity,
    available: !item.withdrawn && item.soldAlone && item.current !== null && item.onHand > 0,
    pageUrl: productPath(item, locale),
    recipeId,
    size,
    colour: colourName,
    product: cards.find(({ id }) => id === productId) ?? null,
  }
}
