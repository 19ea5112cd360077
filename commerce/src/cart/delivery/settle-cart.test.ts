import { describe, expect, test } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { aCart, aLine, aStore, everyMethod, placesOf, someConditions } from '../cart-example.ts'
import type { CartLine } from '../cart.ts'
import { settleCart } from './settle-cart.ts'

const denver = aStore()
const boulder = aStore({ placeId: '0043', name: 'Cairn Boulder' })
const empty = { stock: {} }
const soldOut = aSellable({ onHand: 0 })

type SettleCase = {
  line: Partial<CartLine>
  favorite?: string
  conditions: Parameters<typeof someConditions>[0]
}

function settleLine({ line, favorite = '', conditions }: SettleCase) {
  const cart = aCart({ lines: [aLine(line)], favoriteStoreId: favorite || null })
  const after = settleCart(cart, someConditions(conditions))
  const [settledLine] = after.cart.lines
  return {
    messages: after.flash.map(({ type }) => type),
    delivery: `${settledLine?.shippingMethod} ${settledLine?.storeId ?? ''}`.trim(),
  }
}

const pickup = { shippingMethod: 'pickup', storeId: '0042' } as const
const shipToStore = { shippingMethod: 'sts', storeId: '0042' } as const
const point = { shippingMethod: 'pudo', storeId: 'US-CP-01' } as const

describe('an item for pickup', () => {
  test('is unchanged while the store has stock', () => {
    expect(settleLine({ line: pickup, conditions: { places: placesOf(denver) } })).toEqual({
      messages: [],
      delivery: 'pickup 0042',
    })
  })

  test('is shipped to the store if the store has sold out (SHIP-027)', () => {
    const places = placesOf(aStore(empty))

    expect(settleLine({ line: pickup, conditions: { places } })).toEqual({
      messages: ['PickupToStsTransition'],
      delivery: 'sts 0042',
    })
  })

  test('is shipped home if the store has closed (SHIP-026)', () => {
    const places = placesOf(aStore({ closed: true }))

    expect(settleLine({ line: pickup, conditions: { places } })).toEqual({
      messages: ['PickupToSthTransition'],
      delivery: 'standard',
    })
  })

  test('is picked up at the favourite store if only that has stock (SHIP-031)', () => {
    const places = placesOf(aStore({ closed: true }), boulder)

    expect(settleLine({ line: pickup, favorite: '0043', conditions: { places } })).toEqual({
      messages: ['ChangedStoreId'],
      delivery: 'pickup 0043',
    })
  })

  test('is unchanged if there is no stock anywhere', () => {
    const places = placesOf(aStore({ closed: true }))

    expect(settleLine({ line: { ...pickup, sellable: soldOut }, conditions: { places } })).toEqual({
      messages: [],
      delivery: 'pickup 0042',
    })
  })

  test('shares the stock of the store with other lines', () => {
    const lines = [
      aLine({ id: 'one', quantity: 3, ...pickup, recipeId: 'a' }),
      aLine({ id: 'two', quantity: 3, ...pickup, recipeId: 'b' }),
    ]
    const { cart } = settleCart(aCart({ lines }), someConditions({ places: placesOf(denver) }))

    expect(cart.lines.map(({ shippingMethod }) => shippingMethod)).toEqual(['sts', 'pickup'])
  })

  test('is shipped home if its collection point has closed', () => {
    const places = placesOf(aStore({ placeId: 'US-CP-01', kind: 'point', closed: true }))

    expect(settleLine({ line: point, conditions: { places } }).delivery).toBe('standard')
  })
})

describe('an item that is shipped to a store', () => {
  test('is picked up there if only the store has stock (SHIP-029)', () => {
    const line = { ...shipToStore, sellable: soldOut }

    expect(settleLine({ line, conditions: { places: placesOf(denver) } })).toEqual({
      messages: ['StsToPickupTransition'],
      delivery: 'pickup 0042',
    })
  })

  test('is shipped home if the store has closed (SHIP-028)', () => {
    const places = placesOf(aStore({ closed: true }))

    expect(settleLine({ line: shipToStore, conditions: { places } })).toEqual({
      messages: ['StsToSthTransition'],
      delivery: 'standard',
    })
  })
})

test.each([pickup, shipToStore, point])(
  'an item for collection is shipped home if $shippingMethod is not offered any more',
  (delivery) => {
    const places = placesOf(denver, aStore({ placeId: 'US-CP-01', kind: 'point', services: [] }))
    const methods = everyMethod.filter(({ code }) => code === 'standard')

    expect(settleLine({ line: delivery, conditions: { places } }).messages).toEqual([])
    expect(settleLine({ line: delivery, conditions: { places, methods } }).delivery).toBe(
      'standard',
    )
  },
)

describe('an item that is shipped home', () => {
  test('is picked up at the favourite store if the warehouse has sold out (SHIP-030)', () => {
    const conditions = { places: placesOf(denver) }

    expect(settleLine({ line: { sellable: soldOut }, favorite: '0042', conditions })).toEqual({
      messages: ['STHToPickupTransition'],
      delivery: 'pickup 0042',
    })
    expect(settleLine({ line: { sellable: soldOut }, conditions }).messages).toEqual([])
  })

  test('gets a slower method if its own is not available (SHIP-032)', () => {
    const methods = everyMethod.filter(({ code }) => code === 'standard')

    expect(settleLine({ line: { shippingMethod: 'express' }, conditions: { methods } })).toEqual({
      messages: ['OrderShippingMethodDowngraded'],
      delivery: 'standard',
    })
  })

  test('is not picked up if it is too bulky for stores', () => {
    const line = { sellable: aSellable({ onHand: 0, inStores: false }) }

    expect(
      settleLine({ line, favorite: '0042', conditions: { places: placesOf(denver) } }).messages,
    ).toEqual([])
  })
})

test('a line with the same new delivery as another is merged into it, and the message names it (CART-017)', () => {
  const lines = [aLine({ id: 'home' }), aLine({ id: 'collected', ...pickup, quantity: 2 })]
  const conditions = someConditions({ places: placesOf(aStore({ closed: true })) })
  const { cart, flash } = settleCart(aCart({ lines }), conditions)

  expect(cart.lines).toMatchObject([{ quantity: 3, shippingMethod: 'standard', storeId: null }])
  expect(flash).toEqual([
    {
      type: 'PickupToSthTransition',
      itemId: 'collected',
      shipmentId: 'me-standard',
      details: { product: 'Summit Down Jacket', shippingMethod: 'standard' },
    },
  ])
})
