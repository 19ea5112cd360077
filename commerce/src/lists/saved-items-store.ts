import { sql } from 'kysely'
import type { SavedOf } from '../cart/saved-of.ts'
import { findCards } from '../catalogue/card-store.ts'
import { joinSellable, sellableColumns, type SellableRow } from '../catalogue/catalogue-store.ts'
import type { Market } from '../catalogue/sellable.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { savedItemAnswer, savedPerPage } from './saved-item-answer.ts'

type Saved = { itemId: string; sku: string; quantity: number; recipeId: string | null }
type SavedItem = Saved & SellableRow

type Part = { consumerId: string; market: Market; start: number; count: number }
type SavedItems = { items: SavedItem[]; total: number }

/** A list as it crosses the wire, each item with the card of its product. */
export const savedListOf =
  (database: Database): SavedOf =>
  async ({ consumerId, market, start = 0, count = savedPerPage }) => {
    const { items, total } = await findSavedItems(database, { consumerId, market, start, count })
    const ids = items.map(({ productId }) => productId)
    const cards = ids.length > 0 ? await findCards(database, { market, ids }) : []
    return {
      saveForLaterId: consumerId,
      items: items.map((item) => savedItemAnswer(item, cards, market.locale)),
      total,
    }
  }

/** The latest first. */
async function findSavedItems(
  database: Database,
  { consumerId, market, start, count }: Part,
): Promise<SavedItems> {
  const { rows } = await sql<SavedItems>`
    select (select count(*)::int from saved_items where consumer_id = ${consumerId}) as total,
           coalesce((select json_agg(to_json(part) order by position desc)
                     from (select s.item_id as "itemId", s.quantity, s.recipe_id as "recipeId",
                                  s.position, ${sellableColumns}
                           from saved_items s ${joinSellable('s.sku', market)}
                           where s.consumer_id = ${consumerId}
                           order by s.position desc limit ${count} offset ${start}) part), '[]') as items`.execute(
    database,
  )
  return rows[0] ?? { items: [], total: 0 }
}

type Named = { consumerId: string; itemId: string }

export async function findSavedItem(
  database: Database,
  { consumerId, itemId }: Named,
): Promise<Saved | undefined> {
  return database
    .selectFrom('saved_items')
    .select(['item_id as itemId', 'sku', 'quantity', 'recipe_id as recipeId'])
    .where('consumer_id', '=', consumerId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
}

/** More of the same is one item, and the latest. */
export async function saveItem(
  transaction: Transaction,
  { consumerId, itemId, sku, quantity, recipeId }: Saved & { consumerId: string },
): Promise<void> {
  await sql`
    insert into saved_items (item_id, consumer_id, sku, quantity, recipe_id)
    values (${itemId}, ${consumerId}, ${sku}, ${quantity}, ${recipeId})
    on conflict (consumer_id, sku, recipe_id) do update
    set item_id = excluded.item_id, quantity = saved_items.quantity + excluded.quantity,
        position = default`.execute(transaction)
}

/** Answers whether it was there. */
export async function forgetSavedItem(
  database: Database,
  { consumerId, itemId }: Named,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('saved_items')
    .where('consumer_id', '=', consumerId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type Merge = { from: string; to: string }

/** What a guest saved becomes the shopper's; of what both have the larger number stays. */
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
