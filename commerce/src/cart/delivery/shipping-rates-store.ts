import type { Database } from '../../platform/database/database.ts'
import { jsonObject } from '../../platform/database/queries/json-object.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import {
  cachedByRevision,
  type Snapshot,
  snapshotRevision,
} from '../../platform/database/queries/snapshot.ts'
import type { TaxRegion } from '../../tax/tax-region.ts'
import { type ShippingRates, shippingRates, type ShippingRatesRow } from './shipping-rates.ts'

/** Every cart needs shipping zones and tax regions. */
export const cachedShippingRates = (): Snapshot<ShippingRates> =>
  cachedByRevision(readShippingRates)

const zoneJson = jsonObject<ShippingRatesRow['zones'][number]>({
  siteId: 'z.site_id',
  locale: 'z.locale',
  countryCode: 'z.country_code',
  postalPrefix: 'z.postal_prefix',
  timeZone: 'z.time_zone',
  methods: 'z.methods',
})

const taxRegionJson = jsonObject<TaxRegion>({
  countryCode: 't.country_code',
  province: 't.province',
  isIncluded: 't.is_included',
  taxesShipping: 't.taxes_shipping',
  parts: 't.parts',
})

async function readShippingRates(reader: Database): Promise<ShippingRates> {
  const row = await rawQuery<ShippingRatesRow>({
    revision: 'text',
    zones: 'json',
    taxRegions: 'json',
  })`
    select ${snapshotRevision('delivery')} as revision, (
      select coalesce(json_agg(${zoneJson}), '[]')
      from shipping_rates z where z.locale is not null) as zones, (
      select coalesce(json_agg(${taxRegionJson}), '[]')
      from tax_rates t) as "taxRegions"`.one(reader)
  return shippingRates(row)
}
