import type { ProductCard } from '@cairn/contract/catalogue/product'
import type { readSavedItems } from '@cairn/contract/lists/list-calls'
import type { Locale } from '@cairn/contract/sites/sites'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { sql } from 'kysely'
import type { SavedItemsReader } from '../cart/answers/saved-items-port.ts'
import { amountText } from '../catalogue/amount-text.ts'
import { productPath } from '../catalogue/catalogue-paths.ts'
import type { Market } from '../catalogue/market.ts'
import { findProductCards } from '../catalogue/product/product-card-store.ts'
import {
  joinSellable,
  sellableColumns,
  sellableKinds,
  type SellableRow,
} from '../catalogue/sellable/sellable-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { columnList, rawQuery } from '../platform/database/queries/raw-query.ts'
import type { ColumnsOf } from '../platform/database/queries/result-columns.ts'
import type { SavedItem } from './saved-items.ts'

type SavedVariant = SavedItem & SellableRow

type SavedItemsRange = { consumerId: string; market: Market; start: number; count: number }
type SavedItemsPage = { items: SavedVariant[]; total: number }
type NumberedVariant = SavedVariant & { total: number }

/** Those that a SellableRow does not have. */
const ownColumns = ['item_id as itemId', 'quantity', 'recipe_id as recipeId'] as const

const numberedVariantKinds: ColumnsOf<NumberedVariant> = {
  itemId: 'text',
  quantity: 'number',
  recipeId: 'text | null',
  total: 'number',
  ...sellableKinds,
}

export const savedListOf =
  (database: Database): SavedItemsReader =>
  async ({ consumerId, market, start = 0, count = savedItemsPerPage }) => {
    const { items, total } = await findSavedItemsPage(database, {
      consumerId,
      market,
      start,
      count,
    })
    const ids = items.map(({ productId }) => productId)
    const cards = ids.length > 0 ? await findProductCards(database, { market, ids }) : []
    return {
      saveForLaterId: consumerId,
      items: items.map((item) => savedItemAnswer(item, cards, market.locale)),
      total,
    }
  }

/** Latest first. */
async function findSavedItemsPage(
  database: Database,
  range: SavedItemsRange,
): Promise<SavedItemsPage> {
  const { consumerId, market, start, count } = range
  const items = await rawQuery<NumberedVariant>(numberedVariantKinds)`
    select ${sql.raw(columnList('s', ownColumns))}, ${sellableColumns},
      (select count(*)::int from saved_items where consumer_id = ${consumerId}) as total
    from (
      select * from saved_items where consumer_id = ${consumerId}
      order by position desc limit ${count} offset ${start}
    ) s ${joinSellable('s.sku', market)}
    order by s.position desc`.many(database)
  if (items[0]) return { items, total: items[0].total }
  // A page after the last item has no row with the total.
  const { total } =
    start > 0 ? await findSavedItemsPage(database, { ...range, start: 0, count: 1 }) : { total: 0 }
  return { items, total }
}

type SavedItemsRef = { consumerId: string; itemIds: readonly string[] }

export function findSavedItems(
  database: Database,
  { consumerId, itemIds }: SavedItemsRef,
): Promise<SavedItem[]> {
  return database
    .selectFrom('saved_items')
    .select([...ownColumns, 'sku'])
    .where('consumer_id', '=', consumerId)
    .where('item_id', 'in', itemIds)
    .execute()
}

/** Saving the same variant again adds to its quantity and moves it to the top. */
export async function saveItem(
  transaction: Transaction,
  { consumerId, itemId, sku, quantity, recipeId }: SavedItem & { consumerId: string },
): Promise<void> {
  await transaction
    .insertInto('saved_items')
    .values({ item_id: itemId, consumer_id: consumerId, sku, quantity, recipe_id: recipeId })
    .onConflict((conflict) =>
      conflict.columns(['consumer_id', 'sku', 'recipe_id']).doUpdateSet(({ ref }) => ({
        item_id: ref('excluded.item_id'),
        quantity: sql`saved_items.quantity + excluded.quantity`,
        position: sql`default`,
      })),
    )
    .execute()
}

/** Returns false if one of the items does not exist. */
export async function deleteSavedItems(
  database: Database,
  { consumerId, itemIds }: SavedItemsRef,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('saved_items')
    .where('consumer_id', '=', consumerId)
    .where('item_id', 'in', itemIds)
    .executeTakeFirst()
  return numDeletedRows === BigInt(itemIds.length)
}

/** Moves the saved items of a guest to the shopper. For items that both have, the larger quantity stays. */
export async function mergeSavedItems(
  transaction: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const movedColumns = sql.raw('item_id, sku, quantity, recipe_id')
  await sql`
    with moved as (delete from saved_items where consumer_id = ${from} returning *)
    insert into saved_items (consumer_id, ${movedColumns})
    select ${to}, ${movedColumns} from moved order by position
    on conflict (consumer_id, sku, recipe_id) do update
    set quantity = greatest(saved_items.quantity, excluded.quantity)`.execute(transaction)
}

/** The default page size. */
const savedItemsPerPage = 10

function savedItemAnswer(
  item: SavedVariant,
  cards: readonly ProductCard[],
  locale: Locale,
): AnswerOf<typeof readSavedItems>['items'][number] {
  const { itemId, productId, sku, quantity, recipeId, size, colourName, isDigital } = item
  const isInStock = isDigital || item.onHand > 0
  return {
    itemId,
    productId,
    sku,
    qty: quantity,
    available: !item.withdrawn && item.soldAlone && item.current !== null && isInStock,
    pageUrl: productPath(item, locale),
    recipeId,
    size: isDigital ? null : size,
    colour: colourName,
    amount: isDigital ? amountText(item.original, locale) : null,
    product: cards.find(({ id }) => id === productId) ?? null,
  }
}
