import { savedAddressImports } from './accounts/addresses/saved-address-import-store.ts'
import { customerImports } from './accounts/customer-import-store.ts'
import { catalogueImports, hasStyles } from './catalogue/import/catalogue-import-store.ts'
import { orderImports } from './checkout/order-import-flow.ts'
import { contentImports } from './content/import/content-import-flow.ts'
import type { HasPicture } from './content/import/reference-check-store.ts'
import { movedPageImports } from './content/moves/moved-page-import-flow.ts'
import { experimentImports } from './experiments/experiments-import-store.ts'
import { loyaltyImports } from './loyalty/loyalty-import-store.ts'
import type { CardSecret } from './payments/gift-cards/gift-card-store.ts'
import { paymentImports } from './payments/payments-import-store.ts'
import type { Database } from './platform/database/database.ts'
import { type ImportFile, readLines } from './platform/import/read-rows.ts'
import { type ImportReport, runImport } from './platform/import/run-import.ts'
import { promotionImports } from './promotions/promotions-import-store.ts'
import { shippingImports } from './shipping/shipping-import-store.ts'
import { staffImports } from './stores/staff-store.ts'
import { storeImports, storeStockImports } from './stores/stores-import-store.ts'
import { taxImports } from './tax/tax-import-store.ts'

export type ImportSettings = {
  cardSecret: CardSecret
  /** Whether there is a picture with the id that a document names. Undefined if they are not checked. */
  hasPicture?: HasPicture | undefined
}

/** The kinds of rows that can be imported, in the order in which they are written. */
const importKinds = ({ cardSecret, hasPicture }: ImportSettings) => ({
  ...storeImports,
  ...staffImports,
  ...customerImports,
  ...savedAddressImports,
  ...shippingImports,
  ...taxImports,
  ...catalogueImports,
  ...storeStockImports,
  ...contentImports(hasPicture),
  ...movedPageImports,
  ...promotionImports,
  ...paymentImports(cardSecret),
  ...loyaltyImports(cardSecret),
  ...orderImports,
  ...experimentImports,
})

type Files = ImportSettings & { files: readonly ImportFile[]; isDryRun: boolean }

/** Imports NDJSON files in one transaction: all of them or none. */
export async function importFiles(
  database: Database,
  { files, isDryRun, ...settings }: Files,
): Promise<ImportReport> {
  const read = files.map(readLines)
  const unreadableLines = read.flatMap(({ problems }) => problems)
  const sources = read.flatMap((file) => file.sources)
  const kinds = importKinds(settings)
  return runImport(database, { kinds, sources, unreadableLines, isDryRun })
}

/** Seeds a shop without styles and returns whether it did. Several nodes may try concurrently. */
export async function importIntoEmpty(
  database: Database,
  { rows, ...settings }: ImportSettings & { rows: () => readonly object[] },
): Promise<boolean> {
  if (await hasStyles(database)) return false
  const report = await runImport(database, {
    kinds: importKinds(settings),
    sources: rows().map((value, index) => ({ file: 'the given rows', line: index + 1, value })),
    onlyIf: async (transaction) => !(await hasStyles(transaction)),
  })
  if (report.ok) return report.changes.length > 0
  throw new Error('The rows for seeding the shop are invalid', { cause: report.problems })
}
