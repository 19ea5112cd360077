import { describe, expect, test } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { aCart, aLine, aStore, everyMethod, placesOf, someConditions } from '../cart-example.ts'
import type { CartLine } from '../cart.ts'
import { settleCart } from './settle-cart.ts'

const denver = aStore()
const boulder = aStore({ placeId: '0043', name: 'Cairn Boulder' })
const empty = { stock: {} }
const gone = aSellable({ onHand: 0 })

type SettleCase = {
  line: Partial<CartLine>
  favorite?: string
  conditions: Parameters<typeof someConditions>[0]
}

function settled({ line, favorite = '', conditions }: SettleCase) {
  const cart = aCart({ lines: [aLine(line)], favoriteStoreId: favorite || null })
  const after = settleCart(cart, someConditions(conditions))
  const [kept] = after.cart.lines
  return {
    told: after.flash.map(({ type }) => type),
    delivery: `${kept?.shippingMethod} ${kept?.storeId ?? ''}`.trim(),
  }
}

const pickup = { shippingMethod: 'pickup', storeId: '0042' } as const
const shipToStore = { shippingMethod: 'sts', storeId: '0042' } as const
const point = { shippingMethod: 'pudo', storeId: 'US-CP-01' } as const

describe('what was to be fetched', () => {
  test('stays so while the store has it', () => {
    expect(settled({ line: pickup, conditions: { places: placesOf(denver) } })).toEqual({
      told: [],
      delivery: 'pickup 0042',
    })
  })

  test('is sent to the store when that has none left (SHIP-027)', () => {
    const places = placesOf(aStore(empty))

    expect(settled({ line: pickup, conditions: { places } })).toEqual({
      told: ['PickupToStsTransition'],
      delivery: 'sts 0042',
    })
  })

  test('is sent home when the store has closed (SHIP-026)', () => {
    const places = placesOf(aStore({ closed: true }))

    expect(settled({ line: pickup, conditions: { places } })).toEqual({
      told: ['PickupToSthTransition'],
      delivery: 'standard',
    })
  })

  test('is kept at the shopper’s own store when only that has it (SHIP-031)', () => {
    const places = placesOf(aStore({ closed: true }), boulder)

    expect(settled({ line: pickup, favorite: '0043', conditions: { places } })).toEqual({
      told: ['ChangedStoreId'],
      delivery: 'pickup 0043',
    })
  })

  test('stays as it is when there is none anywhere', () => {
    const places = placesOf(aStore({ closed: true }))

    expect(settled({ line: { ...pickup, sellable: gone }, conditions: { places } })).toEqual({
      told: [],
      delivery: 'pickup 0042',
    })
  })

  test('counts what other lines fetch from the same shelf', () => {
    const lines = [
      aLine({ id: 'one', quantity: 3, ...pickup, recipeId: 'a' }),
      aLine({ id: 'two', quantity: 3, ...pickup, recipeId: 'b' }),
    ]
    const { cart } = settleCart(aCart({ lines }), someConditions({ places: placesOf(denver) }))

    expect(cart.lines.map(({ shippingMethod }) => shippingMethod)).toEqual(['sts', 'pickup'])
  })

  test('goes home when its collection point has closed', () => {
    const places = placesOf(aStore({ placeId: 'US-CP-01', kind: 'point', closed: true }))

    expect(settled({ line: point, conditions: { places } }).delivery).toBe('standard')
  })
})

describe('what was to be sent to a store', () => {
  test('is fetched there when only its shelf has it (SHIP-029)', () => {
    const line = { ...shipToStore, sellable: gone }

    expect(settled({ line, conditions: { places: placesOf(denver) } })).toEqual({
      told: ['StsToPickupTransition'],
      delivery: 'pickup 0042',
    })
  })

  test('is sent home when the store has closed (SHIP-028)', () => {
    const places = placesOf(aStore({ closed: true }))

    expect(settled({ line: shipToStore, conditions: { places } })).toEqual({
      told: ['StsToSthTransition'],
      delivery: 'standard',
    })
  })
})

describe('what was to be sent home', () => {
  test('is kept at the shopper’s own store when the warehouse is empty (SHIP-030)', () => {
    const conditions = { places: placesOf(denver) }

    expect(settled({ line: { sellable: gone }, favorite: '0042', conditions })).toEqual({
      told: ['STHToPickupTransition'],
      delivery: 'pickup 0042',
    })
    expect(settled({ line: { sellable: gone }, conditions }).told).toEqual([])
  })

  test('goes slower where nothing goes fast (SHIP-032)', () => {
    const methods = everyMethod.filter(({ code }) => code === 'standard')

    expect(settled({ line: { shippingMethod: 'express' }, conditions: { methods } })).toEqual({
      told: ['OrderShippingMethodDowngraded'],
      delivery: 'standard',
    })
  })

  test('is not fetched where it is too bulky to be kept', () => {
    const line = { sellable: aSellable({ onHand: 0, inStores: false }) }

    expect(
      settled({ line, favorite: '0042', conditions: { places: placesOf(denver) } }).told,
    ).toEqual([])
  })
})

test('a line that comes to travel like another joins it, and says which it was (CART-017)', () => {
  const lines = [aLine({ id: 'home' }), aLine({ id: 'fetched', ...pickup, quantity: 2 })]
  const conditions = someConditions({ places: placesOf(aStore({ closed: true })) })
  const { cart, flash } = settleCart(aCart({ lines }), conditions)

  expect(cart.lines).toMatchObject([{ quantity: 3, shippingMethod: 'standard', storeId: null }])
  expect(flash).toEqual([
    {
      type: 'PickupToSthTransition',
      itemId: 'fetched',
      shipmentId: 'me-standard',
      details: { product: 'Summit Down Jacket', shippingMethod: 'standard' },
    },
  ])
})
