import type { Cart, FlashMessage } from '@cairn/contract/cart/cart'
import { needsDeliveryReview } from '../steps/steps.ts'

type CartNotices = Pick<Cart, 'flash' | 'customerNotifications'>

/** Only the response that causes these changes contains them; a later read of the cart does not. */
const deliveryChanges: readonly FlashMessage['type'][] = [
  'PickupToSthTransition',
  'PickupToStsTransition',
  'StsToSthTransition',
  'StsToPickupTransition',
  'STHToPickupTransition',
  'ChangedStoreId',
  'OrderShippingMethodDowngraded',
]

export const hasDeliveryChange = ({ flash }: Pick<Cart, 'flash'>): boolean =>
  flash.some(isDeliveryChange)

const isDeliveryChange = ({ type }: FlashMessage) => deliveryChanges.includes(type)

/** Keeps the notices of an earlier response that the shopper has not seen yet. */
export function withEarlierNotices(cart: Cart, earlierCart: CartNotices | undefined): Cart {
  if (!earlierCart) return cart
  const { flash, customerNotifications } = cart
  const earlierFlash = earlierCart.flash.filter(
    (message) => isDeliveryChange(message) && !flash.some(isSame(message)),
  )
  const earlierNotifications = earlierCart.customerNotifications.filter(
    ({ type }) => !customerNotifications.some((notification) => notification.type === type),
  )
  return {
    ...cart,
    flash: [...earlierFlash, ...flash],
    customerNotifications: [...earlierNotifications, ...customerNotifications],
  }
}

const isSame = (one: FlashMessage) => (other: FlashMessage) =>
  one.type === other.type && one.itemId === other.itemId

const parameter = 'moved'

/**
 * Adds the delivery changes of a cart to the search of the next page, and selects the shipping
 * step if they need review.
 */
export function addFlashToSearch(search: string, cart: Cart): string {
  const query = new URLSearchParams(search)
  query.delete(parameter)
  if (needsDeliveryReview(cart)) query.set('step', 'shipping')
  for (const flash of cart.flash.filter(isDeliveryChange)) {
    query.append(parameter, `${flash.type}.${itemIdOf(flash, cart)}`)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** Finds the item of a flash message. A line that was merged into another is found by its name. */
const itemIdOf = ({ itemId, details }: FlashMessage, { items }: Cart) =>
  (
    items.find((item) => item.itemId === itemId) ??
    items.find((item) => item.name === details?.['product'])
  )?.itemId

const maxChanges = 20

export const hasFlashInUrl = (query: URLSearchParams): boolean =>
  query
    .getAll(parameter)
    .some((text) => deliveryChanges.some((type) => text.startsWith(`${type}.`)))

/** The delivery changes in the URL that concern items of the cart. */
export function flashFromUrl(query: URLSearchParams, { items }: Cart): FlashMessage[] {
  return query
    .getAll(parameter)
    .slice(0, maxChanges)
    .flatMap((text) => {
      const [typeName, itemId] = text.split('.')
      const type = deliveryChanges.find((change) => change === typeName)
      const item = items.find((candidate) => candidate.itemId === itemId)
      return type && item ? [{ type, itemId: item.itemId, details: { product: item.name } }] : []
    })
}
