import type { ProductCard } from '@cairn/contract/product-entity'
import { findCards } from '../catalogue/card-store.ts'
import type { Market } from '../catalogue/sellable.ts'
import type { Database } from '../platform/database/database.ts'

/** The cards of these products by what they were asked by, as far as they are sold here. */
export async function findSoldCards(
  database: Database,
  productIds: readonly string[],
  market: Market,
): Promise<Map<string, ProductCard>> {
  const cards = await findCards(database, { market, ids: productIds })
  const sold = cards.filter(({ price }) => price !== null)
  return new Map(
    productIds.flatMap((id) => {
      const card = sold.find((each) => each.id === id) ?? sold.find((each) => each.masterId === id)
      return card ? [[id, card] as const] : []
    }),
  )
}
