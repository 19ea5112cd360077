import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { jsonObject } from '../platform/database/queries/json-object.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'

type Favourite = { itemId: string; id: string }
type FavouritesOfPage = { items: Favourite[]; total: number }

/**
 * The id of a shopper's list. It is derived, so that reading a list need not create it, and hashed, so that
 * a shared link does not reveal the consumer id.
 */
export function favouritesIdOf(consumerId: string): string {
  const bytes = createHash('sha256').update(`favourites of ${consumerId}`).digest().subarray(0, 16)
  // The version and variant bits of a name-based UUID (version 8).
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Latest first. */
export async function findFavourites(
  database: Database,
  { favoriteId, start, count }: { favoriteId: string; start: number; count: number },
): Promise<FavouritesOfPage> {
  const rows = await rawQuery<FavouritesOfPage>({ items: 'json', total: 'number' })`
    select (select count(*)::int from favourites where list_id = ${favoriteId}) as total,
           coalesce((select json_agg(${jsonObject<Favourite>({ itemId: 'item_id', id: 'product_id' })}
                                     order by position desc)
                     from (select item_id, product_id, position from favourites
                           where list_id = ${favoriteId}
                           order by position desc limit ${count} offset ${start}) part), '[]') as items`.many(
    database,
  )
  return rows[0] ?? { items: [], total: 0 }
}

/** A product that is already a favourite keeps its position. */
export function saveFavourite(
  database: Database,
  { consumerId, productId }: { consumerId: string; productId: string },
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const listId = await createListIfMissing(transaction, consumerId)
    await transaction
      .insertInto('favourites')
      .values({ list_id: listId, product_id: productId })
      .onConflict((conflict) => conflict.columns(['list_id', 'product_id']).doNothing())
      .execute()
  })
}

async function createListIfMissing(transaction: Transaction, consumerId: string): Promise<string> {
  const id = favouritesIdOf(consumerId)
  await transaction
    .insertInto('favourite_lists')
    .values({ id, consumer_id: consumerId })
    // A concurrent insert may conflict with either unique key.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

/** Returns false if the favourite does not exist. */
export async function deleteFavourite(
  database: Database,
  { favoriteId, itemId }: { favoriteId: string; itemId: string },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('favourites')
    .where('list_id', '=', favoriteId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Makes the list readable for everybody with the link. */
export function shareFavourites(database: Database, consumerId: string): Promise<string> {
  return inTransaction(database, async (transaction) => {
    const favoriteId = await createListIfMissing(transaction, consumerId)
    await transaction
      .updateTable('favourite_lists')
      .set({ shared_at: sql`coalesce(shared_at, now())` })
      .where('id', '=', favoriteId)
      .execute()
    return favoriteId
  })
}

export async function isShared(database: Database, favoriteId: string): Promise<boolean> {
  const row = await database
    .selectFrom('favourite_lists')
    .select('id')
    .where('id', '=', favoriteId)
    .where('shared_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Moves the favourites of a guest to the shopper, the guest's latest first. A repeated call has no effect. */
export async function mergeFavourites(
  transaction: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const guestListId = favouritesIdOf(from)
  const listId = await createListIfMissing(transaction, to)
  await sql`
    with taken as (delete from favourites where list_id = ${guestListId} returning product_id, position)
    insert into favourites (list_id, product_id)
    select ${listId}, product_id from taken order by position
    on conflict (list_id, product_id) do nothing`.execute(transaction)
  await transaction.deleteFrom('favourite_lists').where('id', '=', guestListId).execute()
}
