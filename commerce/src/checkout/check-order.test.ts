import type { FlashMessage } from '@cairn/contract/cart/cart'
import { describe, expect, test } from 'vitest'
import {
  aCart,
  aLine,
  aStore,
  everyMethod,
  placesOf,
  someConditions,
  taxOn,
} from '../cart/cart-example.ts'
import type { Cart, CartLine } from '../cart/cart.ts'
import { settleCart } from '../cart/delivery/settle-cart.ts'
import { aSellable } from '../catalogue/sellable/sellable-example.ts'
import { denverAddress } from '../testing/ready-to-order.ts'
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

describe('the total of an order', () => {
  const shownTotals = { total: 100_00, tax: 0, toPay: 100_00 }
  const outdated = { ...shownTotals, isOutdated: true } as const
  const none = { seenTotal: undefined, seenToPay: undefined }
  const line = aLine({ sellable: aSellable({ price: { current: 300_00, original: 300_00 } }) })
  const total = 306_95
  const address = { ...denverAddress, country: 'US' }
  const cart = aCart({ lines: [line], shippingAddress: address, billingAddress: address })
  const taxRegions = [taxOn({}, 0)]
  const outcome = (
    shown: Cart['shownTotals'],
    terms: Partial<Record<keyof typeof none, number>>,
  ) => {
    const result = checkOrder({ ...cart, shownTotals: shown }, someConditions({ taxRegions }), {
      billingAddress: undefined,
      ...none,
      ...terms,
    })
    return result.ok ? 'placed' : result.refusal.name
  }

  test('is the one at which it was prepared, also after a change of the cart', () => {
    expect(outcome(null, {})).toBe('placed')
    expect(outcome({ ...outdated, total, toPay: total }, {})).toBe('placed')
    expect(outcome(shownTotals, {})).toBe('priceInvalid')
    expect(outcome(outdated, {})).toBe('priceInvalid')
    expect(outcome({ ...outdated, total }, {})).toBe('priceInvalid')
    expect(outcome({ ...outdated, total, toPay: total + 1 }, {})).toBe('placed')
    expect(outcome({ ...outdated, total }, { seenToPay: total })).toBe('placed')
  })

  test('is the one that the request states, if the cart has changed since it was prepared', () => {
    expect(outcome(outdated, { seenTotal: total })).toBe('placed')
    expect(outcome(outdated, { seenTotal: total, seenToPay: 100_00 })).toBe('priceInvalid')
    expect(outcome({ ...shownTotals, total }, { seenTotal: total })).toBe('priceInvalid')
  })
})

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
