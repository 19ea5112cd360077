import { sql } from 'kysely'
import {
  joinSellable,
  sellableColumns,
  sellableOf,
  type SellableRow,
} from '../catalogue/catalogue-store.ts'
import type { Market, Sellable } from '../catalogue/sellable.ts'
import type { Database } from '../platform/database/database.ts'
import type { PickupPlace } from '../stores/pickup-place.ts'
import { placesAmong } from './named-places-store.ts'

type Found = { sellable: Sellable | null; place: PickupPlace | undefined }

/** What the catalogue says of a variant, and what a store has of it. */
export async function findInStore(
  database: Database,
  { sku, storeId, market }: { sku: string; storeId: string; market: Market },
): Promise<Found> {
  const places = placesAmong({ ids: sql`${[storeId]}::text[]`, skus: sql`${sku}` })
  const { rows } = await sql<{ wanted: SellableRow | null; places: PickupPlace[] }>`
    select (
      select to_json(wanted) from (
        select ${sellableColumns}
        from (select ${sku}::text as sku) asked ${joinSellable('asked.sku', market)}
      ) wanted) as wanted, ${places} as places`.execute(database)
  const [row] = rows
  return { sellable: row?.wanted ? sellableOf(row.wanted) : null, place: row?.places[0] }
}
