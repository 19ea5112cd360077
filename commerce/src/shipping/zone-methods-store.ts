import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import type { Database } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import type { ZoneRate } from './shipping-zone.ts'

/** The methods for the whole country of a site, without those for some of its postcodes. */
export async function findCountryMethods(database: Database, locale: Locale): Promise<ZoneRate[]> {
  const { siteId, country } = siteOf(locale)
  const rows = await rawQuery<{ methods: ZoneRate[] }>({ methods: 'json' })`
    select methods from shipping_rates
    where site_id = ${siteId} and country_code = ${country} and locale = ${locale}
      and postal_prefix = ''
    order by zone_id limit 1`.many(database)
  return rows[0]?.methods ?? []
}
