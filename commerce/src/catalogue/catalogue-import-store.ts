import type { ImportedCategory, ImportedSet, ImportedStyle } from '@cairn/contract/catalogue-import'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { putCategories } from './category-import-store.ts'
import { putSets } from './set-import-store.ts'
import { putStyles } from './style-import-store.ts'

export type ImportedCatalogue = {
  categories: readonly ImportedCategory[]
  styles: readonly ImportedStyle[]
  sets: readonly ImportedSet[]
}

/** Fills a catalogue that has nothing yet, with all of it or nothing; answers whether it did. */
export function importIntoEmpty(
  database: Database,
  { categories, styles, sets }: ImportedCatalogue,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    // Several nodes may start at once: the others wait here, as long as it takes, and then find it filled.
    await sql`set local lock_timeout = 0`.execute(transaction)
    await sql`select pg_advisory_xact_lock(hashtext('fill the catalogue'))`.execute(transaction)
    const any = await transaction.selectFrom('styles').select('style_id').limit(1).execute()
    if (any.length > 0) return false
    await putCategories(transaction, categories)
    await putStyles(transaction, styles)
    await putSets(transaction, sets)
    // The embedded engine never does this by itself, and plans badly until it is done.
    await sql`analyze categories, styles, style_texts, style_categories, products, product_texts,
      variants, prices`.execute(transaction)
    return true
  })
}
