import type { Cart } from '@cairn/contract/cart-entity'
import type { FlashMessage } from '@cairn/contract/flash'
import { describe, expect, it } from 'vitest'
import { alsoTelling, isToTellAgain, telling, toldAgain } from './carried-news.ts'
import { cartExample } from './test-cart.ts'

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

describe('what a change brought about by itself', () => {
  it('is told by the change that follows at once, and once', () => {
    const after = alsoTelling(withFlash([], []), withFlash([slower]))
    expect([after.flash, after.customerNotifications]).toEqual([[slower], [updated]])
    const twice = alsoTelling(withFlash([slower]), withFlash([slower]))
    expect([twice.flash, twice.customerNotifications]).toEqual([[slower], [updated]])
  })

  it('is told without what every answer says for itself', () => {
    const waits: FlashMessage = { type: 'ProductItemRequired', details: { code: 'WELCOME10' } }
    expect(alsoTelling(withFlash([], []), withFlash([waits])).flash).toEqual([])
  })

  it('travels to the next page in its address, and is told there by the names of the cart', () => {
    const search = telling('?step=billing', withFlash([slower]))
    expect(search).toBe(`?step=billing&moved=OrderShippingMethodDowngraded.${itemId}`)
    const query = new URLSearchParams(search)
    expect(isToTellAgain(query)).toBe(true)
    expect(toldAgain(query, delivered)).toEqual([
      { type: slower.type, itemId, details: { product: name } },
    ])
  })

  it('leads back to shipping where it has to be looked at, and is not told a second time', () => {
    const home: FlashMessage = { ...slower, type: 'PickupToSthTransition' }
    const search = telling('?step=summary', withFlash([home]))
    expect(search).toBe(`?step=shipping&moved=PickupToSthTransition.${itemId}`)
    expect(telling(search, withFlash([]))).toBe('?step=shipping')
    expect(telling('', withFlash([]))).toBe('')
  })

  it('is found by its name where its line has become another', () => {
    const gone = { ...slower, itemId: '00000000-0000-4000-8000-000000000000' }
    expect(telling('', withFlash([gone]))).toBe(`?moved=${slower.type}.${itemId}`)
  })

  it.each(['moved=Nonsense.1', 'moved=', 'step=billing'])('is nothing in %s', (text) => {
    expect(isToTellAgain(new URLSearchParams(text))).toBe(false)
  })

  it('is about nothing that is not in the cart', () => {
    const query = new URLSearchParams('moved=ChangedStoreId.somebody-else')
    expect(toldAgain(query, delivered)).toEqual([])
  })
})
