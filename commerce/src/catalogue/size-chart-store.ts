import type { ImportedSizeChart } from '@cairn/contract/catalogue-import'
import type { Locale } from '@cairn/contract/sites'
import type { SizeTable } from '@cairn/contract/size-chart-entity'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { replaceInto } from '../platform/database/merge-into.ts'
import { changesOf } from '../platform/import/changes.ts'
import type { Change } from '../platform/import/import-kind.ts'
import { tellChange } from '../platform/kept/change-store.ts'
import { catalogueTag } from '../platform/kept/tag.ts'

export const footSizes = 'foot-sizes'

type Wanted = { productType: string; locale: Locale }

export async function findSizeTables(
  database: Database,
  { productType, locale }: Wanted,
): Promise<SizeTable[] | undefined> {
  const { rows } = await sql<{ tables: SizeTable[] }>`
    select tables from size_charts
    where product_type = ${productType} and locale = ${locale}`.execute(database)
  return rows[0]?.tables
}

export async function putSizeCharts(
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
  if (changes.length > 0) await tellChange(transaction, [catalogueTag])
  return changes
}
