import { sql } from 'kysely'
import type { Market } from '../../catalogue/market.ts'
import {
  joinSellable,
  sellableColumns,
  sellableOf,
  type SellableRow,
} from '../../catalogue/sellable/sellable-store.ts'
import type { Sellable } from '../../catalogue/sellable/sellable.ts'
import type { Database } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import type { PickupPlace } from '../../stores/pickup-place.ts'
import { placesAmong } from '../store/named-places-store.ts'

/** Reads a variant and its stock in a store. */
export async function findStoreStock(
  database: Database,
  { sku, storeId, market }: { sku: string; storeId: string; market: Market },
): Promise<{ sellable: Sellable | null; place: PickupPlace | undefined }> {
  const places = placesAmong({ ids: sql`${[storeId]}::text[]`, skus: sql`${sku}` })
  const row = await rawQuery<{ requestedVariant: SellableRow | null; places: PickupPlace[] }>({
    requestedVariant: 'json | null',
    places: 'json',
  })`
    select (
      select to_json(variant) from (
        select ${sellableColumns}
        from (select ${sku}::text as sku) requested ${joinSellable('requested.sku', market)}
      ) variant) as "requestedVariant", ${places} as places`.first(database)
  return {
    sellable: row?.requestedVariant ? sellableOf(row.requestedVariant) : null,
    place: row?.places[0],
  }
}
