import type { findCollectionPoints, findStores } from '@cairn/contract/stores/store-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import type { ColumnsOf } from '../platform/database/queries/result-columns.ts'

export type FoundPoint = Omit<
  AnswerOf<typeof findCollectionPoints>['collectionPoints'][number],
  'distance'
>
export type FoundStore = Omit<AnswerOf<typeof findStores>['stores'][number], 'distance'>

/** The locations of a country, of a site, or all. */
export type StoreScope = { countryCode: string } | { siteId: string } | 'everywhere'

const locationColumns = sql`
  p.name, p.address_line1 as "addressLine1", p.address_line2 as "addressLine2", p.city, p.province,
  p.postal_code as "postalCode", p.country_code as "countryCode", p.latitude, p.longitude, p.hours`

const locationKinds = {
  id: 'text',
  name: 'text',
  addressLine1: 'text',
  addressLine2: 'text | null',
  city: 'text',
  province: 'text | null',
  postalCode: 'text',
  countryCode: 'text',
  latitude: 'number',
  longitude: 'number',
  hours: 'json',
} as const satisfies ColumnsOf<FoundPoint>

const isIn = (scope: StoreScope): RawBuilder<unknown> => {
  if (scope === 'everywhere') return sql`true`
  return 'countryCode' in scope
    ? sql`p.country_code = ${scope.countryCode}`
    : sql`p.site_id = ${scope.siteId}`
}

/** Stores that have not closed for good, with their stock of a variant if a sku is given. */
export async function findOpenStores(
  database: Database,
  { scope, sku }: { scope: StoreScope; sku?: string | undefined },
): Promise<FoundStore[]> {
  return rawQuery<FoundStore>({
    ...locationKinds,
    phone: 'text | null',
    services: 'text[]',
    storeInventory: 'number | null',
  })`
    select p.store_id as id, ${locationColumns}, p.phone, p.services,
      case when ${sku ?? null}::text is null then null else coalesce((
        select q.on_hand from store_stock q where q.store_id = p.store_id and q.sku = ${sku ?? null}
      ), 0) end as "storeInventory"
    from stores p
    where not p.closed and ${isIn(scope)}
    order by p.city, p.name, p.store_id`.many(database)
}

export async function isOpenStore(database: Database, storeId: string): Promise<boolean> {
  const store = await database
    .selectFrom('stores')
    .select('store_id')
    .where('store_id', '=', storeId)
    .where('closed', '=', false)
    .executeTakeFirst()
  return store !== undefined
}

export async function findOpenPoints(database: Database, scope: StoreScope): Promise<FoundPoint[]> {
  return rawQuery<FoundPoint>(locationKinds)`
    select p.point_id as id, ${locationColumns}
    from collection_points p
    where not p.closed and ${isIn(scope)}
    order by p.city, p.name, p.point_id`.many(database)
}
