import type { FlashMessage } from '@cairn/contract/cart/cart'
import { expect, test } from 'vitest'
import {
  aCart,
  aLine,
  aStore,
  everyMethod,
  placesOf,
  someConditions,
} from '../cart/cart-example.ts'
import type { CartLine } from '../cart/cart.ts'
import { settleCart } from '../cart/delivery/settle-cart.ts'
import { aSellable } from '../catalogue/sellable/sellable-example.ts'
import { checkOrder } from './check-order.ts'

const closed = aStore({ closed: true })
const emptied = aStore({ stock: {} })
const denver = aStore()
const boulder = aStore({ placeId: '0043', name: 'Cairn Boulder' })
const soldOut = aSellable({ onHand: 0 })
const pickup = { shippingMethod: 'pickup', storeId: '0042' } as const
const shipToStore = { shippingMethod: 'sts', storeId: '0042' } as const

type ChangedDelivery = {
  type: FlashMessage['type']
  refusal: string
  line: Partial<CartLine>
  favoriteStoreId?: string
  conditions: Parameters<typeof someConditions>[0]
}

const changedDeliveries: ChangedDelivery[] = [
  {
    type: 'STHToPickupTransition',
    refusal: 'shipToPickupChanged',
    line: { sellable: soldOut },
    favoriteStoreId: '0042',
    conditions: { places: placesOf(denver) },
  },
  {
    type: 'PickupToSthTransition',
    refusal: 'pickupToShipChanged',
    line: pickup,
    conditions: { places: placesOf(closed) },
  },
  {
    type: 'StsToSthTransition',
    refusal: 'pickupToShipChanged',
    line: shipToStore,
    conditions: { places: placesOf(closed) },
  },
  {
    type: 'PickupToStsTransition',
    refusal: 'pickupToStoreChanged',
    line: pickup,
    conditions: { places: placesOf(emptied) },
  },
  {
    type: 'StsToPickupTransition',
    refusal: 'pickupToStoreChanged',
    line: { ...shipToStore, sellable: soldOut },
    conditions: { places: placesOf(denver) },
  },
  {
    type: 'ChangedStoreId',
    refusal: 'pickupToStoreChanged',
    line: pickup,
    favoriteStoreId: '0043',
    conditions: { places: placesOf(closed, boulder) },
  },
  {
    type: 'OrderShippingMethodDowngraded',
    refusal: 'shippingMethodUnavailable',
    line: { shippingMethod: 'express' },
    conditions: { methods: everyMethod.filter(({ code }) => code === 'standard') },
  },
]

test.each(changedDeliveries)(
  'a delivery that had to change is refused: $type as $refusal',
  ({ type, refusal, line, favoriteStoreId = null, conditions }) => {
    const cart = aCart({ lines: [aLine(line)], favoriteStoreId })
    const terms = { billingAddress: undefined, seenTotal: undefined, seenToPay: undefined }

    expect(settleCart(cart, someConditions(conditions)).flash).toMatchObject([{ type }])
    expect(checkOrder(cart, someConditions(conditions), terms)).toMatchObject({
      refusal: { name: refusal, data: { flash: type } },
    })
  },
)
