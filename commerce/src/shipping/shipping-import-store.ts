import {
  type ImportedShippingZone,
  importedShippingZone,
} from '@cairn/contract/imports/shipping-import'
import { type Locale, locales, siteByLocale, siteOf } from '@cairn/contract/sites/sites'
import { shippingTag } from '../platform/cache/cache-tags.ts'
import { recordChange } from '../platform/cache/change-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto, replaceInto } from '../platform/database/queries/merge-into.ts'
import {
  type Change,
  changesOf,
  importKind,
  type RowProblem,
} from '../platform/import/import-kind.ts'
import { postalPlaceImports } from './postal-places-store.ts'

export const shippingImports = {
  shippingZone: importKind(importedShippingZone, {
    idsOf: ({ zoneId }) => [zoneId],
    check: async (_, zones) => zones.flatMap(missingTexts),
    write: putShippingZones,
  }),
  ...postalPlaceImports,
}

const localesOf = ({ siteId }: ImportedShippingZone) =>
  locales.filter((locale) => siteOf(locale).siteId === siteId)

const missingTexts = (zone: ImportedShippingZone, row: number): RowProblem[] =>
  zone.methods.flatMap((method, index) =>
    localesOf(zone)
      .flatMap((locale) => missingTextOf(method, locale))
      .map((path) => ({ row, path: ['methods', index, 'texts', ...path], message: 'is missing' })),
  )

/** Orders after the cut-off hour have another delivery time, unless the method only delivers on the same day. */
function missingTextOf(
  { texts, days, cutOffHour }: ImportedShippingZone['methods'][number],
  locale: Locale,
): string[][] {
  const text = texts[locale]
  if (!text) return [[locale]]
  const isOfferedLater = cutOffHour !== undefined && days?.max !== 0
  return isOfferedLater && text.deliveryTimeAfterCutOff === undefined
    ? [[locale, 'deliveryTimeAfterCutOff']]
    : []
}

const siteTimeZones = new Map<string, string>(
  Object.values(siteByLocale).map(({ siteId, timeZone }) => [siteId, timeZone]),
)

const timeZoneOf = ({ siteId, timeZone }: ImportedShippingZone): string =>
  timeZone ?? siteTimeZones.get(siteId) ?? 'UTC'

async function putShippingZones(
  transaction: Transaction,
  zones: readonly ImportedShippingZone[],
): Promise<Change[]> {
  const merged = await mergeInto('shipping_zones', {
    transaction,
    owner: 'zone_id',
    key: ['zone_id'],
    rows: zones.map((zone) => ({
      zone_id: zone.zoneId,
      site_id: zone.siteId,
      country_code: zone.countryCode,
      time_zone: timeZoneOf(zone),
      postal_prefixes: zone.postalPrefixes,
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
        methods: zone.methods.map(({ texts, ...method }) => ({ ...method, ...texts[locale] })),
      })),
    ),
  })
  const changes = changesOf('shipping zone', merged, methods)
  if (changes.length > 0) await recordChange(transaction, [shippingTag])
  return changes
}
