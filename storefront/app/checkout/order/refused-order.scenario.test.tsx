// First, because testing-library looks for the document when it is imported.
import {
  resetCommerce,
  paidByCard,
  placed,
  placeOrderButton,
  pressPlaceOrder,
  showSummary,
  currentLocation,
  topNotices,
} from './test-place-order.tsx'
import { accept } from '@cairn/contract/refusals/result'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readLastOrder } from '../../cart/state/last-order.ts'
import { en } from '../../messages/en.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { callsTo, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { toastEvent } from '../../ui/toasts/show-toast.ts'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

beforeEach(resetCommerce)
afterEach(cleanup)

describe('a refused order', () => {
  /** Places an order whose cart has changed on the server because an item is no longer available. */
  async function placeWithUnavailableItem() {
    fakeCommerce.answers.placeOrder = () => refusedAnswer('itemNoLongerAvailable')
    fakeCommerce.answers.readCart = () =>
      accept({
        ...paidByCard,
        version: paidByCard.version + 1,
        items: paidByCard.items.map((item) => ({ ...item, name: 'A line that has changed' })),
        flash: [{ type: 'OrderShippingMethodDowngraded', details: { product: 'Another line' } }],
      })
    await showSummary()
    await pressPlaceOrder()
    await waitFor(() => expect(topNotices()).toEqual(['The message of itemNoLongerAvailable.']))
  }

  test('reads the cart again if an item is no longer available (CHK-015, CART-076)', async () => {
    await placeWithUnavailableItem()
    expect(fakeCommerce.calls.map(({ call }) => call)).toEqual(['placeOrder', 'readCart'])
    expect(currentLocation().to).toBe('/en-gb/checkout?step=summary')
    expect(screen.getAllByText('A line that has changed').length).toBeGreaterThan(0)
  })

  test('shows the flash messages of the cart that is read again (CART-076, ERR-020)', async () => {
    await placeWithUnavailableItem()
    expect(fakeCommerce.calls.map(({ call }) => call)).toEqual(['placeOrder', 'readCart'])
    expect(screen.getByText(/^Another line now comes by standard delivery/)).toBeTruthy()
  })

  test.each([
    ['declined (ERR-030, PAY-063)', 'paymentFailed'],
    ['suspected of fraud (ERR-031, PAY-057)', 'paymentSuspicious'],
  ] as const)('returns to billing with a new cart if the card is %s', async (_, name) => {
    fakeCommerce.answers.placeOrder = () => refusedAnswer(name)
    await showSummary()
    await pressPlaceOrder()
    await waitFor(() => expect(currentLocation().to).toBe('/en-gb/checkout?step=billing'))
    await waitFor(() => expect(topNotices()).toEqual([`The message of ${name}.`]))
    expect(callsTo('createCart')).toHaveLength(1)
    expect(readLastOrder()).toBeNull()
  })

  test.each([
    ['an expired card (ERR-025)', 'cardExpiryInvalid', 'billing'],
    ['a card that no longer exists (ERR-026, PAY-058)', 'instrumentNotFound', 'billing'],
    ['an address that no longer exists (ERR-027, PAY-059)', 'paymentAddressNotFound', 'billing'],
    ['instruments that pay too little (PAY-056)', 'paymentNotEnough', 'billing'],
    ['some items without stock (ERR-029, CART-086)', 'someWithoutInventory', 'summary'],
    [
      'all items without stock, with the server’s message (ERR-045, CART-081)',
      'itemsOutOfStock',
      'summary',
    ],
    ['a withdrawn item (CART-085)', 'itemsWithdrawn', 'summary'],
    ['an item without a price', 'noPrice', 'summary'],
    ['an item without stock in its store', 'noInventory', 'summary'],
    ['a gift option of a removed item', 'giftOptionItemGone', 'summary'],
    ['an address that cannot be delivered to (SHIP-051)', 'cannotShipThere', 'shipping'],
    ['an item changed from delivery to pickup (SHIP-043)', 'shipToPickupChanged', 'shipping'],
    ['an item changed from pickup to delivery (SHIP-044)', 'pickupToShipChanged', 'shipping'],
    ['an item that is now shipped to the store (SHIP-045)', 'pickupToStoreChanged', 'shipping'],
    ['an invalid address (SHIP-050)', 'addressInvalid', 'shipping'],
    ['an outage of the gift card service', 'giftCardServiceUnavailable', 'billing'],
    ['an incomplete billing address (PAY-060)', 'addressFieldsMissing', 'billing'],
    ['a missing billing address (PAY-061)', 'billingAddressMissing', 'billing'],
    ['a billing address without a phone number (PAY-062)', 'billingPhoneMissing', 'billing'],
    ['a voucher above the points balance', 'rewardBalanceTooLow', 'billing'],
    ['a tax that could not be calculated', 'taxNotCalculated', 'summary'],
    ['a promotion code that was used before (PROMO-023)', 'couponRedeemed', 'summary'],
  ] as const)(
    'shows %s at the top of the step where it can be corrected',
    async (_, name, step) => {
      fakeCommerce.answers.placeOrder = () => refusedAnswer(name)
      await showSummary()
      await pressPlaceOrder()
      await waitFor(() => expect(topNotices()).toEqual([`The message of ${name}.`]))
      expect(currentLocation().to).toBe(`/en-gb/checkout?step=${step}`)
    },
  )

  test('shows the new totals if the tax has changed (ORD-024)', async () => {
    const totals = { ...paidByCard.totals, total: 112.5 }
    fakeCommerce.answers.placeOrder = () => refusedAnswer('taxUpdated')
    fakeCommerce.answers.readCart = () =>
      accept({ ...paidByCard, version: paidByCard.version + 1, totals })
    await showSummary()
    await pressPlaceOrder()
    await waitFor(() => expect(topNotices()).toEqual(['The message of taxUpdated.']))
    expect(currentLocation().to).toBe('/en-gb/checkout?step=summary')
    const summary = within(screen.getByRole('complementary', { name: 'Summary' }))
    expect(summary.getByText('£112.50')).toBeTruthy()
    expect(placeOrderButton().textContent).toContain('£112.50')
  })

  test('says that the order cannot be completed if no item is available (CART-059)', async () => {
    const items = paidByCard.items.map((item) => ({ ...item, available: false }))
    fakeCommerce.answers.placeOrder = () => refusedAnswer('itemsOutOfStock')
    fakeCommerce.answers.readCart = () =>
      accept({ ...paidByCard, version: paidByCard.version + 1, items })
    await showSummary()
    await pressPlaceOrder()
    await waitFor(() => expect(topNotices().join()).toContain('The order cannot be completed.'))
  })

  const toastFor = async (refusal: ReturnType<typeof refusedAnswer>) => {
    const onToast = vi.fn<(event: Event) => void>()
    window.addEventListener(toastEvent, onToast, { once: true })
    fakeCommerce.answers.placeOrder = () => refusal
    await showSummary()
    await pressPlaceOrder()
    await waitFor(() => expect(onToast).toHaveBeenCalled())
    const event = onToast.mock.calls[0]?.[0]
    return event instanceof CustomEvent ? event.detail : undefined
  }

  test('shows any other refusal in a toast that stays until it is closed (ERR-050, UI-009)', async () => {
    expect(await toastFor(refusedAnswer('general'))).toMatchObject({
      tone: 'error',
      isPersistent: true,
      text: en.problem,
    })
  })

  test('shows the server’s message for an unknown error id (ERR-007)', async () => {
    const unknown = refusedAnswer('general')
    unknown.refusal.message = 'Hello'
    expect(await toastFor(unknown)).toMatchObject({ text: 'Hello' })
  })

  test('reads the cart again if the server has changed the delivery (ERR-051)', async () => {
    const { refusal } = refusedAnswer('general')
    const details = { flash: 'StsToSthTransition' }
    refusal.body.errorDetails = [{ errorId: '', message: '', details }]
    expect(await toastFor({ ok: false, refusal })).toMatchObject({ isPersistent: true })
    expect(callsTo('readCart')).toHaveLength(1)
  })
})

describe('an order without an answer', () => {
  test.each([
    ['was no answer', 'noResponse'],
    ['was none in time', 'timedOut'],
  ] as const)('retries with the same key if there %s', async (_, refusal) => {
    const responses = [refusedAnswer(refusal), accept(placed)]
    fakeCommerce.answers.placeOrder = () => responses.shift()
    await showSummary()
    await pressPlaceOrder()
    await waitFor(() => expect(callsTo('placeOrder')).toHaveLength(2), { timeout: 5_000 })
    const [first, second] = callsTo('placeOrder')
    expect(first?.request).toEqual(second?.request)
  })

  test('uses a new key if the order data has changed', async () => {
    const { orderKeyFor } = await import('../../cart/state/order-key.ts')
    const key = orderKeyFor({ seenTotal: 100 })
    expect(orderKeyFor({ seenTotal: 100 })).toBe(key)
    expect(orderKeyFor({ seenTotal: 90 })).not.toBe(key)
  })
})
