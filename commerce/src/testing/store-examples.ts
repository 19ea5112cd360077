import type { Cart } from '@cairn/contract/cart/cart'
import { callExamples } from '@cairn/contract/reference/examples/call-examples'
import { guestReadyToOrder, placeOrder } from './ready-to-order.ts'
import type { Shop } from './shop.ts'
import { signInAtStore } from './sign-in.ts'
import { setStoreStock } from './stock.ts'
import type { Visitor } from './visitor.ts'

type StoreExample = {
  visitor: Visitor
  ids: { reservationId?: string; orderNumber?: string; pickupId?: string }
}

/** The store in which `signInAtStore` begins its session. */
export const storeOfStaff = '0042'

export async function storeEmployee(shop: Shop): Promise<Visitor> {
  const visitor = await shop.guest()
  await signInAtStore(visitor)
  return visitor
}

/** A paid order that is picked up in the store. */
export async function placePickupOrder(shop: Shop, storeId = storeOfStaff) {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: 'CAIRN001BLK-M' })
  const { body: cart } = await guest.send<Cart>('readCart', { params: { basketId } })
  const itemIds = cart.items.flatMap(({ itemId, bonus }) => (bonus ? [] : [itemId]))
  await guest.send('setShippingMethod', { body: { basketId, code: 'pickup', storeId, itemIds } })
  const { body } = await placeOrder(guest, basketId)
  const pickup = body.shipments.find(({ shippingMethod }) => shippingMethod === 'pickup')
  return { guest, orderNumber: body.orderNumber, shipmentId: pickup?.shipmentId ?? '' }
}

const agent = async (shop: Shop): Promise<StoreExample> => ({
  visitor: await storeEmployee(shop),
  ids: {},
})

async function withReservation(shop: Shop): Promise<StoreExample> {
  const visitor = await storeEmployee(shop)
  const { body } = await visitor.send<{ reservationId: string }>(
    'reserveItem',
    callExamples.reserveItem,
  )
  return { visitor, ids: { reservationId: body.reservationId } }
}

async function withPickup(shop: Shop): Promise<StoreExample> {
  await setStoreStock(shop, storeOfStaff, 'CAIRN001BLK-M', 5)
  const { orderNumber, shipmentId: pickupId } = await placePickupOrder(shop)
  return { visitor: await storeEmployee(shop), ids: { orderNumber, pickupId } }
}

/** What the examples of the calls of store staff need. */
export const storePreparations = {
  readEmployees: agent,
  readReservations: withReservation,
  handOverReservation: withReservation,
  readPickups: withPickup,
  changePickup: withPickup,
}
