import type { Cart, FlashMessage } from '@cairn/contract/cart/cart'
import { describe, expect, test } from 'vitest'
import { cartExample } from '../test-cart.ts'
import {
  withEarlierNotices,
  hasFlashInUrl,
  addFlashToSearch,
  flashFromUrl,
} from './flash-in-url.ts'

const deliveredCart = cartExample.withDelivery()
const { itemId = '', name = '' } = deliveredCart.items[0] ?? {}
const downgraded: FlashMessage = {
  type: 'OrderShippingMethodDowngraded',
  itemId,
  shipmentId: 'me-standard',
  details: { product: name },
}
const orderUpdated = { type: 'ORDER_UPDATED' as const, message: 'Your items changed.' }

const withFlash = (flash: FlashMessage[], customerNotifications = [orderUpdated]): Cart => ({
  ...deliveredCart,
  flash,
  customerNotifications,
})

describe('delivery changes', () => {
  test('are kept by the next change without duplicates', () => {
    const merged = withEarlierNotices(withFlash([], []), withFlash([downgraded]))
    expect([merged.flash, merged.customerNotifications]).toEqual([[downgraded], [orderUpdated]])
    const mergedTwice = withEarlierNotices(withFlash([downgraded]), withFlash([downgraded]))
    expect([mergedTwice.flash, mergedTwice.customerNotifications]).toEqual([
      [downgraded],
      [orderUpdated],
    ])
  })

  test('do not include flash messages that every response repeats', () => {
    const codeNotYetApplied: FlashMessage = {
      type: 'ProductItemRequired',
      details: { code: 'WELCOME10' },
    }
    expect(withEarlierNotices(withFlash([], []), withFlash([codeNotYetApplied])).flash).toEqual([])
  })

  test('are passed in the URL and shown with the item names of the cart', () => {
    const search = addFlashToSearch('?step=billing', withFlash([downgraded]))
    expect(search).toBe(`?step=billing&moved=OrderShippingMethodDowngraded.${itemId}`)
    const query = new URLSearchParams(search)
    expect(hasFlashInUrl(query)).toBe(true)
    expect(flashFromUrl(query, deliveredCart)).toEqual([
      { type: downgraded.type, itemId, details: { product: name } },
    ])
  })

  test('lead back to shipping if they need review, and are removed from the next URL', () => {
    const switchedToHome: FlashMessage = { ...downgraded, type: 'PickupToSthTransition' }
    const search = addFlashToSearch('?step=summary', withFlash([switchedToHome]))
    expect(search).toBe(`?step=shipping&moved=PickupToSthTransition.${itemId}`)
    expect(addFlashToSearch(search, withFlash([]))).toBe('?step=shipping')
    expect(addFlashToSearch('', withFlash([]))).toBe('')
  })

  test('find a merged line by its product name', () => {
    const downgradeOfMissingItem = { ...downgraded, itemId: '00000000-0000-4000-8000-000000000000' }
    expect(addFlashToSearch('', withFlash([downgradeOfMissingItem]))).toBe(
      `?moved=${downgraded.type}.${itemId}`,
    )
  })

  test.each(['moved=Nonsense.1', 'moved=', 'step=billing'])('are not found in %s', (text) => {
    expect(hasFlashInUrl(new URLSearchParams(text))).toBe(false)
  })

  test('ignore items that are not in the cart', () => {
    const query = new URLSearchParams('moved=ChangedStoreId.somebody-else')
    expect(flashFromUrl(query, deliveredCart)).toEqual([])
  })
})
