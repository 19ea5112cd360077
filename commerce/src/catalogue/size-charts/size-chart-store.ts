import type { SizeTable } from '@cairn/contract/catalogue/product'
import type { ImportedSizeChart } from '@cairn/contract/imports/catalogue-import'
import type { Locale } from '@cairn/contract/sites/sites'
import { catalogueTag } from '../../platform/cache/cache-tags.ts'
import { recordChange } from '../../platform/cache/change-store.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { replaceInto } from '../../platform/database/queries/merge-into.ts'
import { type Change, changesOf } from '../../platform/import/import-kind.ts'

/** The product type of the chart that converts foot lengths to shoe sizes. */
export const footSizes = 'foot-sizes'

export async function findSizeTables(
  database: Database,
  { productType, locale }: { productType: string; locale: Locale },
): Promise<SizeTable[] | undefined> {
  const row = await database
    .selectFrom('size_charts')
    .select('tables')
    .where('product_type', '=', productType)
    .where('locale', '=', locale)
    .$narrowType<{ tables: SizeTable[] }>()
    .executeTakeFirst()
  return row?.tables
}

export async function writeSizeCharts(
  transaction: Transaction,
  charts: readonly ImportedSizeChart[],
): Promise<Change[]> {
  const merged = await replaceInto('size_charts', {
    transaction,
    key: ['product_type', 'locale'],
    owner: 'product_type',
    owners: charts.map(({ productType }) => productType),
    rows: charts.flatMap(({ productType, texts }) =>
      Object.entries(texts).map(([locale, { tables }]) => ({
        product_type: productType,
        locale,
        tables,
      })),
    ),
  })
  const changes = changesOf('size chart', merged)
  if (changes.length > 0) await recordChange(transaction, [catalogueTag])
  return changes
}
