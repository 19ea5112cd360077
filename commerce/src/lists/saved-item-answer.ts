import type { AnswerOf } from '@cairn/contract/call'
import type { readSavedItems } from '@cairn/contract/lists'
import type { ProductCard } from '@cairn/contract/product-entity'
import type { Locale } from '@cairn/contract/sites'
import { productPath } from '../catalogue/product-address.ts'

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

/** A list shows so many before it is asked for more. */
export const savedPerPage = 10

/** A saved item as it crosses the wire, with the card of its product where it is listed. */
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
