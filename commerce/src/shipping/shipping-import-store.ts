import {
  type ImportedShippingZone,
  importedShippingZone,
} from '@cairn/contract/imports/shipping-import'
import { locales, siteOf } from '@cairn/contract/sites/sites'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto, replaceInto } from '../platform/database/queries/merge-into.ts'
import {
  type Change,
  changesOf,
  importKind,
  type RowProblem,
} from '../platform/import/import-kind.ts'

export const shippingImports = {
  shippingZone: importKind(importedShippingZone, {
    idsOf: ({ zoneId }) => [zoneId],
    check: async (_, zones) => zones.flatMap(missingTexts),
    write: putShippingZones,
  }),
}

const localesOf = ({ siteId }: ImportedShippingZone) =>
  locales.filter((locale) => siteOf(locale).siteId === siteId)

const missingTexts = (zone: ImportedShippingZone, row: number): RowProblem[] =>
  zone.methods.flatMap(({ texts }, index) =>
    localesOf(zone)
      .filter((locale) => !texts[locale])
      .map((locale) => ({
        row,
        path: ['methods', index, 'texts', locale],
        message: 'is missing',
      })),
  )

/** Records no change, because no cached answer contains shipping rates. */
async function putShippingZones(
  transaction: Transaction,
  zones: readonly ImportedShippingZone[],
): Promise<Change[]> {
  const merged = await mergeInto('shipping_zones', {
    transaction,
    owner: 'zone_id',
    key: ['zone_id'],
    rows: zones.map(({ zoneId, siteId, countryCode, postalPrefixes }) => ({
      zone_id: zoneId,
      site_id: siteId,
      country_code: countryCode,
      postal_prefixes: postalPrefixes,
    })),
  })
  const methods = await replaceInto('shipping_zone_methods', {
    transaction,
    owner: 'zone_id',
    owners: zones.map(({ zoneId }) => zoneId),
    key: ['zone_id', 'locale'],
    rows: zones.flatMap((zone) =>
      localesOf(zone).map((locale) => ({
        zone_id: zone.zoneId,
        locale,
        methods: zone.methods.map(({ code, price, texts }) => ({ code, price, ...texts[locale] })),
      })),
    ),
  })
  return changesOf('shipping zone', merged, methods)
}
