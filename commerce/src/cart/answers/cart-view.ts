import type { FlashMessage } from '@cairn/contract/cart/cart'
import { languageTag } from '@cairn/contract/sites/formatting'
import type { Locale } from '@cairn/contract/sites/sites'
import { type Cart, type CartLine, noticesOf } from '../cart.ts'
import { canDeliverTo } from '../delivery/delivery-rules.ts'
import { settleCart } from '../delivery/settle-cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import {
  exceededStyleLimit,
  isForSale,
  isSoldHere,
  remainingStock,
  type QuantityTotals,
  quantityTotalsOf,
} from '../quantity-limits.ts'

type LoadedCart = { cart: Cart; conditions: PricingConditions }
export type ReadOptions = {
  favStoreId?: string | undefined
  isPatchRequired?: boolean | undefined
  inventorySupplyCheck?: boolean | undefined
}
export type CartView = LoadedCart & { flash: readonly FlashMessage[] }

/**
 * A cart as it is read with these options. Reading saves nothing: settled deliveries are saved with
 * the next change.
 */
export function viewCart({ cart: stored, conditions }: LoadedCart, options: ReadOptions): CartView {
  const cart = withFavoriteStore(stored, options.favStoreId, conditions)
  const view = options.isPatchRequired ? settledView(cart, conditions) : { cart, flash: [] }
  const lowStock = options.inventorySupplyCheck ? lowStockMessages(view.cart, conditions) : []
  return { cart: view.cart, conditions, flash: [...view.flash, ...lowStock] }
}

function settledView(cart: Cart, conditions: PricingConditions) {
  const settlement = settleCart(cart, conditions)
  const notices = [...settlement.cart.notices, ...noticesOf(settlement.flash)]
  return { ...settlement, cart: { ...settlement.cart, notices } }
}

/** Keeps a store of the site as the favourite store. */
export const withFavoriteStore = (
  cart: Cart,
  storeId: string | undefined,
  conditions: PricingConditions,
): Cart =>
  storeId !== undefined && canDeliverTo(conditions.places.get(storeId), 'pickup', conditions)
    ? { ...cart, favoriteStoreId: storeId }
    : cart

/** Tells which lines cannot be ordered as they are, and how many pieces are available. */
export function lowStockMessages(
  { lines }: Pick<Cart, 'lines'>,
  conditions: PricingConditions,
): FlashMessage[] {
  const quantityTotals = quantityTotalsOf(lines)
  return lines.flatMap((line) => lowStockOf(line, quantityTotals, conditions))
}

function lowStockOf(
  line: CartLine,
  quantityTotals: QuantityTotals,
  conditions: PricingConditions,
): FlashMessage[] {
  const messageOf = (
    type: FlashMessage['type'],
    details: Record<string, number> = {},
  ): FlashMessage[] => [
    { type, itemId: line.id, details: { product: line.sellable.name, ...details } },
  ]
  if (!isForSale(line)) return messageOf('ProductItemNotAvailable')
  const available = remainingStock(line, quantityTotals, { conditions })
  if (available === 0) return messageOf('ProductLineItemFullInventoryMissing', { available })
  if (available < line.quantity) return messageOf('ProductLineItemInventoryMissing', { available })
  const maximum = exceededStyleLimit(line, quantityTotals)
  return maximum === undefined ? [] : messageOf('ProductItemMaxQuantity', { maximum })
}

type Site = { country: string; locale: Locale }

/** Replaces the messages about items that the site does not sell by messages that name the country of the site. */
export function withNotSoldMessages(
  flash: readonly FlashMessage[],
  { lines }: Pick<Cart, 'lines'>,
  { country, locale }: Site,
): FlashMessage[] {
  const unsoldLines = lines.filter((line) => !isSoldHere(line))
  if (unsoldLines.length === 0) return [...flash]
  const countryName = new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(country)
  const unsoldIds = new Set<string | undefined>(unsoldLines.map(({ id }) => id))
  return [
    ...flash.filter(({ itemId }) => !unsoldIds.has(itemId)),
    ...unsoldLines.map(({ id, sellable }) => ({
      type: 'ProductItemNotAvailable' as const,
      itemId: id,
      details: { product: sellable.name, country: countryName ?? country },
    })),
  ]
}
