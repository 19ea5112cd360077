import { type ImportedTaxRegion, importedTaxRegion } from '@cairn/contract/imports/tax-import'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto } from '../platform/database/queries/merge-into.ts'
import { type Change, changesOf, importKind } from '../platform/import/import-kind.ts'

export const taxImports = {
  taxRegion: importKind(importedTaxRegion, {
    idsOf: (region) => [regionId(region)],
    write: putTaxRegions,
  }),
}

const regionId = ({ countryCode, province }: ImportedTaxRegion) =>
  province === null ? countryCode : `${countryCode}-${province}`

/** Records no change, because no cached answer contains tax rates. */
async function putTaxRegions(
  transaction: Transaction,
  regions: readonly ImportedTaxRegion[],
): Promise<Change[]> {
  const merged = await mergeInto('tax_regions', {
    transaction,
    owner: 'region_id',
    key: ['region_id'],
    rows: regions.map((region) => ({
      region_id: regionId(region),
      country_code: region.countryCode,
      province: region.province,
      is_included: region.isIncluded,
      taxes_shipping: region.taxesShipping,
      parts: region.parts,
    })),
  })
  return changesOf('tax region', merged)
}
