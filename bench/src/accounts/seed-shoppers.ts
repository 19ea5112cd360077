import { importFiles } from '@cairn/commerce/imports'
import { saveFavourite } from '@cairn/commerce/lists/favourites-store'
import { saveItem } from '@cairn/commerce/lists/saved-items-store'
import type { Database, Transaction } from '@cairn/commerce/platform/database/database'
import { inTransaction } from '@cairn/commerce/platform/database/in-transaction'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { hashPassword } from '@cairn/commerce/platform/passwords'
import { password } from '@cairn/commerce/testing/sign-in'
import { demoRows } from '@cairn/demo/demo-rows'
import { largeShopper, ordinaryShoppers, type SeededShopper, shopperRows } from './shopper-rows.ts'

type SoldProduct = { productId: string; skus: string[] }

/** Adds the shoppers to the demo shop: accounts, addresses and orders by an import, the lists by their stores. */
export async function seedShoppers(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 })
  try {
    const products = soldProducts()
    const shoppers = [...ordinaryShoppers, largeShopper]
    await importAccounts(database.query, shoppers, products)
    await inTransaction(database.query, async (transaction) => {
      for (const shopper of shoppers) await fillLists(transaction, shopper, products)
    })
    await database.exec('analyze')
  } finally {
    await database.close()
  }
}

async function importAccounts(
  database: Database,
  shoppers: readonly SeededShopper[],
  products: readonly SoldProduct[],
): Promise<void> {
  const passwordHash = await hashPassword(password)
  const skus = products.flatMap((product) => product.skus.slice(0, 1))
  const rows = shoppers.flatMap((shopper) => shopperRows(shopper, { passwordHash, skus }))
  const text = rows.map((row) => JSON.stringify(row)).join('\n')
  const files = [{ name: 'shoppers.ndjson', text }]
  const report = await importFiles(database, { files, isDryRun: false, cardSecret: '' })
  if (!report.ok) throw new Error('the shoppers cannot be imported', { cause: report.problems })
}

async function fillLists(
  transaction: Transaction,
  { consumerId, extent }: SeededShopper,
  products: readonly SoldProduct[],
): Promise<void> {
  const skus = products.flatMap((product) => product.skus).slice(0, extent.savedItems)
  if (skus.length < extent.savedItems) throw new Error('the demo shop sells too few items')
  for (const sku of skus) {
    const itemId = crypto.randomUUID()
    await saveItem(transaction, { consumerId, itemId, sku, quantity: 1, recipeId: null })
  }
  for (const { productId } of products.slice(0, extent.favourites)) {
    await saveFavourite(transaction, { consumerId, productId })
  }
}

/** What the site of the benchmark sells and what needs no other item. */
const soldProducts = (): SoldProduct[] =>
  demoRows('2026-01-01')
    .filter((row) => row.kind === 'style')
    .filter(({ soldAlone, isDigital, isCustom }) => soldAlone && !isDigital && !isCustom)
    .flatMap(({ products }) => products)
    .filter(({ prices }) => prices.some(({ siteId }) => siteId === 'CAIRN-US'))
    .map(({ productId, variants }) => ({ productId, skus: variants.map(({ sku }) => sku) }))
