import {
  importedCategory,
  importedPrice,
  importedSet,
  importedSizeChart,
  importedStock,
  importedStyle,
} from '@cairn/contract/imports/catalogue-import'
import type { Database } from '../../platform/database/database.ts'
import { importKind } from '../../platform/import/import-kind.ts'
import { writeSizeCharts } from '../size-charts/size-chart-store.ts'
import { checkCategories, writeCategories } from './category-import-store.ts'
import { checkPrices, checkStock, writePrices, writeStock } from './price-and-stock-import-store.ts'
import { checkProductSets, writeProductSets } from './product-set-import-store.ts'
import { checkStyles } from './style-check-store.ts'
import { writeStyles } from './style-import-store.ts'

/** The kinds of catalogue rows; a kind comes after the kinds that it refers to. */
export const catalogueImports = {
  category: importKind(importedCategory, {
    idsOf: ({ categoryId }) => [categoryId],
    check: checkCategories,
    write: writeCategories,
  }),
  style: importKind(importedStyle, {
    idsOf: ({ styleId, products }) => [
      styleId,
      ...products.flatMap(({ productId, variants }) => [
        productId,
        ...variants.map(({ sku }) => sku),
      ]),
    ],
    check: checkStyles,
    write: writeStyles,
  }),
  set: importKind(importedSet, {
    idsOf: ({ productId }) => [productId],
    check: checkProductSets,
    write: writeProductSets,
  }),
  sizeChart: importKind(importedSizeChart, {
    idsOf: ({ productType }) => [productType],
    write: writeSizeCharts,
  }),
  price: importKind(importedPrice, {
    idsOf: ({ productId, siteId }) => [`${productId} on ${siteId}`],
    check: checkPrices,
    write: writePrices,
  }),
  stock: importKind(importedStock, {
    idsOf: ({ sku }) => [sku],
    check: checkStock,
    write: writeStock,
  }),
}

export async function hasStyles(database: Database): Promise<boolean> {
  const styles = await database.selectFrom('styles').select('style_id').limit(1).execute()
  return styles.length > 0
}
