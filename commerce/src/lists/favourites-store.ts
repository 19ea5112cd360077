import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Locale } from '@cairn/contract/sites'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { defineEvent, emit } from '../platform/jobs/outbox.ts'

type Shared = { favoriteId: string; recipients: string[]; message: string; locale: Locale }

/** Somebody wants others to see the favourites. */
const favouritesShared = defineEvent<Shared>('favourites-shared')

type Favourite = { itemId: string; id: string }
type Part = { favoriteId: string; start: number; count: number }
type FavouritesPart = { items: Favourite[]; total: number }

/**
 * The name of somebody's favourites, the same before there are any as after: so reading them makes
 * none. Whoever is given it in a link learns nothing else of the one whose they are.
 */
export function favouritesIdOf(consumerId: string): string {
  const bytes = createHash('sha256').update(`favourites of ${consumerId}`).digest().subarray(0, 16)
  // The marks of an id that was made from something.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The latest first. */
export async function findFavourites(
  database: Database,
  { favoriteId, start, count }: Part,
): Promise<FavouritesPart> {
  const { rows } = await sql<FavouritesPart>`
    select (select count(*)::int from favourites where list_id = ${favoriteId}) as total,
           coalesce((select json_agg(json_build_object('itemId', item_id, 'id', product_id)
                                     order by position desc)
                     from (select item_id, product_id, position from favourites
                           where list_id = ${favoriteId}
                           order by position desc limit ${count} offset ${start}) part), '[]') as items`.execute(
    database,
  )
  return rows[0] ?? { items: [], total: 0 }
}

type Kept = { consumerId: string; productId: string }

/** What is a favourite already stays the one it is. */
export function keepFavourite(database: Database, { consumerId, productId }: Kept): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const listId = await openList(transaction, consumerId)
    await transaction
      .insertInto('favourites')
      .values({ list_id: listId, product_id: productId })
      .onConflict((conflict) => conflict.columns(['list_id', 'product_id']).doNothing())
      .execute()
  })
}

async function openList(transaction: Transaction, consumerId: string): Promise<string> {
  const id = favouritesIdOf(consumerId)
  await transaction
    .insertInto('favourite_lists')
    .values({ id, consumer_id: consumerId })
    // Two that come at once are in each other's way by either of its names.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

type Named = { favoriteId: string; itemId: string }

/** Answers whether it was there. */
export async function forgetFavourite(
  database: Database,
  { favoriteId, itemId }: Named,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('favourites')
    .where('list_id', '=', favoriteId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type Sharing = Omit<Shared, 'favoriteId'> & { consumerId: string }

/** From now on whoever has the link may look; who is named gets it by mail. */
export function shareFavourites(
  database: Database,
  { consumerId, ...told }: Sharing,
): Promise<string> {
  return inTransaction(database, async (transaction) => {
    const favoriteId = await openList(transaction, consumerId)
    await transaction
      .updateTable('favourite_lists')
      .set({ shared_at: sql`coalesce(shared_at, now())` })
      .where('id', '=', favoriteId)
      .execute()
    if (told.recipients.length > 0)
      await emit(transaction, favouritesShared, { ...told, favoriteId })
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

type Merge = { from: string; to: string }

/** What a guest kept becomes the shopper's, the guest's latest on top; done again it changes nothing. */
export async function mergeFavourites(
  transaction: Transaction,
  { from, to }: Merge,
): Promise<void> {
  const guests = favouritesIdOf(from)
  const listId = await openList(transaction, to)
  await sql`
    with taken as (delete from favourites where list_id = ${guests} returning product_id, position)
    insert into favourites (list_id, product_id)
    select ${listId}, product_id from taken order by position
    on conflict (list_id, product_id) do nothing`.execute(transaction)
  await transaction.deleteFrom('favourite_lists').where('id', '=', guests).execute()
}
