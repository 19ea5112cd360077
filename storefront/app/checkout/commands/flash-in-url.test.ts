import type { Cart, FlashMessage } from '@cairn/contract/cart/cart'
import { describe, expect, test } from 'vitest'
import { cartExample } from '../test-cart.ts'
import {
  withEarlierNotices,
  hasFlashInUrl,
  addFlashToSearch,
  flashFromUrl,
} from './flash-in-url.ts'

const delivered = cartExample.delivered()
const { itemId = '', name = '' } = delivered.items[0] ?? {}
const slower: FlashMessage = {
  type: 'OrderShippingMethodDowngraded',
  itemId,
  shipmentId: 'me-standard',
  details: { product: name },
}
const updated = { type: 'ORDER_UPDATED' as const, message: 'Your items changed.' }

const withFlash = (flash: FlashMessage[], customerNotifications = [updated]): Cart => ({
  ...delivered,
  flash,
  customerNotifications,
})

describe('delivery changes', () => {
  test('are kept by the next change without duplicates', () => {
    const after = withEarlierNotices(withFlash([], []), withFlash([slower]))
    expect([after.flash, after.customerNotifications]).toEqual([[slower], [updated]])
    const twice = withEarlierNotices(withFlash([slower]), withFlash([slower]))
    expect([twice.flash, twice.customerNotifications]).toEqual([[slower], [updated]])
  })

  test('do not include flash messages that every response repeats', () => {
    const waits: FlashMessage = { type: 'ProductItemRequired', details: { code: 'WELCOME10' } }
    expect(withEarlierNotices(withFlash([], []), withFlash([waits])).flash).toEqual([])
  })

  test('are passed in the URL and shown with the item names of the cart', () => {
    const search = addFlashToSearch('?step=billing', withFlash([slower]))
    expect(search).toBe(`?step=billing&moved=OrderShippingMethodDowngraded.${itemId}`)
    const query = new URLSearchParams(search)
    expect(hasFlashInUrl(query)).toBe(true)
    expect(flashFromUrl(query, delivered)).toEqual([
      { type: slower.type, itemId, details: { product: name } },
    ])
  })

  test('lead back to shipping if they need review, and are removed from the next URL', () => {
    const home: FlashMessage = { ...slower, type: 'PickupToSthTransition' }
    const search = addFlashToSearch('?step=summary', withFlash([home]))
    expect(search).toBe(`?step=shipping&moved=PickupToSthTransition.${itemId}`)
    expect(addFlashToSearch(search, withFlash([]))).toBe('?step=shipping')
    expect(addFlashToSearch('', withFlash([]))).toBe('')
  })

  test('find a merged line by its product name', () => {
    const gone = { ...slower, itemId: '00000000-0000-4000-8000-000000000000' }
    expect(addFlashToSearch('', withFlash([gone]))).toBe(`?moved=${slower.type}.${itemId}`)
  })

  test.each(['moved=Nonsense.1', 'moved=', 'step=billing'])('are not found in %s', (text) => {
    expect(hasFlashInUrl(new URLSearchParams(text))).toBe(false)
  })

  test('ignore items that are not in the cart', () => {
    const query = new URLSearchParams('moved=ChangedStoreId.somebody-else')
    expect(flashFromUrl(query, delivered)).toEqual([])
  })
})
