import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { memoryRevision } from '../platform/database/memory-revision.ts'
import { type Memory, remember } from '../platform/database/remember.ts'
import { type DeliveryBook, deliveryBook, type WrittenDelivery } from './delivery-book.ts'

/** Zones and taxes, which are asked for with every cart. */
export const rememberDelivery = (): Memory<DeliveryBook> => remember(readBook)

async function readBook(reader: Database): Promise<DeliveryBook> {
  const { rows } = await sql<WrittenDelivery>`
    select ${memoryRevision('delivery')} as revision, (
      select coalesce(json_agg(json_build_object(
        'siteId', z.site_id, 'locale', z.locale, 'countryCode', z.country_code,
        'postalPrefix', z.postal_prefix, 'methods', z.methods)), '[]')
      from shipping_places z where z.locale is not null) as zones, (
      select coalesce(json_agg(json_build_object(
        'countryCode', t.country_code, 'province', t.province, 'isIncluded', t.is_included,
        'taxesShipping', t.taxes_shipping, 'parts', t.parts)), '[]')
      from taxed_places t) as "taxRegions"`.execute(reader)
  const [row] = rows
  if (!row) throw new Error('delivery has no revision')
  return deliveryBook(row)
}
