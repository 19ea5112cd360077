import type { SavedItems } from '@cairn/contract/cart/cart'
import type { Market } from '../../catalogue/market.ts'

type SavedItemsRange = {
  consumerId: string
  market: Market
  start?: number
  count?: number | undefined
}

/** Reads a consumer's saved items, from the first one by default. Implemented by the lists feature. */
export type SavedItemsReader = (range: SavedItemsRange) => Promise<SavedItems>
