import type { Shop } from './shop.ts'

/** The stock in the warehouse or in a store. */
export async function stockOf(shop: Shop, sku: string, storeId?: string): Promise<number> {
  const { rows } = storeId
    ? await shop.database.run('select on_hand from store_stock where sku = $1 and store_id = $2', [
        sku,
        storeId,
      ])
    : await shop.database.run('select on_hand from variants where sku = $1', [sku])
  return Number(rows[0]?.['on_hand'] ?? 0)
}

export const setStock = (shop: Shop, sku: string, pieces: number) =>
  shop.database.run('update variants set on_hand = $2 where sku = $1', [sku, pieces])

export const setStoreStock = (shop: Shop, storeId: string, sku: string, pieces: number) =>
  shop.database.run(
    `insert into store_stock (store_id, sku, on_hand) values ($1, $2, $3)
     on conflict (store_id, sku) do update set on_hand = excluded.on_hand`,
    [storeId, sku, pieces],
  )
