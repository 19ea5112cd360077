import type { AnswerOf } from '@cairn/contract/wire/call'
import type { readSavedItems } from '@cairn/contract/lists/list-calls'
import type { ProductCard } from '@cairn/contract/catalogue/product'
import type { Locale } from '@cairn/contract/sites/sites'
import { productPath } from '../catalogue/catalogue-paths.ts'

type SavedItemAnswer = AnswerOf<typeof readSavedItems>['items'][number]

type SavedVariant = {
  itemId: string
  sku: string
  quantity: number
  recipeId: string | null
  productId: string
  slug: string
  size: string | null
  colourName: string
  onHand: number
  withdrawn: boolean
  soldAlone: boolean
  current: number | null
}

/** The default page size. */
export const savedItemsPerPage = 10

export function savedItemAnswer(
  item: SavedVariant,
  cards: readonly ProductCard[],
  locale: Locale,
): SavedItemAnswer {
  const { itemId, productId, sku, quantity, recipeId, size, colourName } = item
  return {
    itemId,
    productId,
    sku,
    qty: quantity,
    available: !item.withdrawn && item.soldAlone && item.current !== null && item.onHand > 0,
    pageUrl: productPath(item, locale),
    recipeId,
    size,
    colour: colourName,
    product: cards.find(({ id }) => id === productId) ?? null,
  }
}
