import {
  importedCategory,
  importedPrice,
  importedSet,
  importedSizeChart,
  importedStock,
  importedStyle,
} from '@cairn/contract/catalogue-import'
import type { Database } from '../platform/database/database.ts'
import { importKind } from '../platform/import/import-kind.ts'
import { checkCategories, putCategories } from './category-import-store.ts'
import { checkSets, putSets } from './set-import-store.ts'
import { putSizeCharts } from './size-chart-store.ts'
import { checkPriceRows, checkStock, putPriceRows, putStock } from './stock-import-store.ts'
import { checkStyles } from './style-check-store.ts'
import { putStyles } from './style-import-store.ts'

/** What can be handed in of a catalogue; what is named comes before what names it. */
export const catalogueImports = {
  category: importKind(importedCategory, {
    brings: ({ categoryId }) => [categoryId],
    check: checkCategories,
    put: putCategories,
  }),
  style: importKind(importedStyle, {
    brings: ({ styleId, products }) => [
      styleId,
      ...products.flatMap(({ productId, variants }) => [
        productId,
        ...variants.map(({ sku }) => sku),
      ]),
    ],
    check: checkStyles,
    put: putStyles,
  }),
  set: importKind(importedSet, {
    brings: ({ productId }) => [productId],
    check: checkSets,
    put: putSets,
  }),
  sizeChart: importKind(importedSizeChart, {
    brings: ({ productType }) => [productType],
    put: putSizeCharts,
  }),
  price: importKind(importedPrice, {
    brings: ({ productId, siteId }) => [`${productId} on ${siteId}`],
    check: checkPriceRows,
    put: putPriceRows,
  }),
  stock: importKind(importedStock, {
    brings: ({ sku }) => [sku],
    check: checkStock,
    put: putStock,
  }),
}

export async function hasStyles(database: Database): Promise<boolean> {
  const any = await database.selectFrom('styles').select('style_id').limit(1).execute()
  return any.length > 0
}
