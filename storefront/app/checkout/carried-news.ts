import type { Cart } from '@cairn/contract/cart-entity'
import type { FlashMessage } from '@cairn/contract/flash'
import { sendsBack } from './steps.ts'

type News = Pick<Cart, 'flash' | 'customerNotifications'>

/** Only the answer that brings these about tells of them: who reads the cart after it hears nothing. */
const moves: readonly FlashMessage['type'][] = [
  'PickupToSthTransition',
  'PickupToStsTransition',
  'StsToSthTransition',
  'StsToPickupTransition',
  'STHToPickupTransition',
  'ChangedStoreId',
  'OrderShippingMethodDowngraded',
]

export const hasMoved = ({ flash }: Pick<Cart, 'flash'>): boolean => flash.some(isMove)

const isMove = ({ type }: FlashMessage) => moves.includes(type)

/** Where one change follows the other, nobody has seen yet what the first one brought about. */
export function alsoTelling(cart: Cart, before: News | undefined): Cart {
  if (!before) return cart
  const { flash, customerNotifications } = cart
  const earlier = before.flash.filter((each) => isMove(each) && !flash.some(isSame(each)))
  const notices = before.customerNotifications.filter(
    ({ type }) => !customerNotifications.some((each) => each.type === type),
  )
  return {
    ...cart,
    flash: [...earlier, ...flash],
    customerNotifications: [...notices, ...customerNotifications],
  }
}

const isSame = (one: FlashMessage) => (other: FlashMessage) =>
  one.type === other.type && one.itemId === other.itemId

const told = 'moved'

/** The address of the next page has it tell what the cart that leads there told, and where that can be put right. */
export function telling(search: string, cart: Cart): string {
  const query = new URLSearchParams(search)
  query.delete(told)
  if (sendsBack(cart)) query.set('step', 'shipping')
  for (const flash of cart.flash.filter(isMove)) {
    query.append(told, `${flash.type}.${idOf(flash, cart)}`)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** A line that became the same as another has the other's place, or its own. */
const idOf = ({ itemId, details }: FlashMessage, { items }: Cart) =>
  (
    items.find((item) => item.itemId === itemId) ??
    items.find((item) => item.name === details?.['product'])
  )?.itemId

const most = 20

/** Whether the address of the page asks for any of it. */
export const isToTellAgain = (query: URLSearchParams): boolean =>
  query.getAll(told).some((text) => moves.some((type) => text.startsWith(`${type}.`)))

/** As far as it is about something in the cart. */
export function toldAgain(query: URLSearchParams, { items }: Cart): FlashMessage[] {
  return query
    .getAll(told)
    .slice(0, most)
    .flatMap((text) => {
      const [named, itemId] = text.split('.')
      const type = moves.find((each) => each === named)
      const item = items.find((each) => each.itemId === itemId)
      return type && item ? [{ type, itemId: item.itemId, details: { product: item.name } }] : []
    })
}
