import type { FlashMessage } from '@cairn/contract/cart/cart'
// @vitest-environment jsdom
import { accept } from '@cairn/contract/refusals/result'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserCommerce, callsTo, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import type { Buyer, CheckoutView } from '../checkout-view.ts'
import { cartExample, inLondon } from '../test-cart.ts'
import { runExpressInBrowser, prepareInBrowser } from './prepare-in-browser.ts'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

const { paidByCard, withBilling, country } = cartExample
const { itemId = '', name: product = '' } = paidByCard.items[0] ?? {}
const downgraded: FlashMessage = {
  type: 'OrderShippingMethodDowngraded',
  itemId,
  details: { product },
}
const switchedToHome: FlashMessage = { ...downgraded, type: 'PickupToSthTransition' }

const buyer: Buyer = {
  email: 'ines@rochat.example',
  firstName: 'Ines',
  lastName: 'Rochat',
  phone: undefined,
  addresses: [],
  hasToAcceptTerms: false,
}

const summaryView: CheckoutView = {
  step: 'summary',
  cart: paidByCard,
  buyer,
  pickupSearch: null,
  paymentOptions: { cards: [], giftCards: [], loyalty: null },
  problem: null,
  express: null,
}

beforeEach(() => {
  fakeCommerce.calls.length = 0
  fakeCommerce.answers = {
    prepareOrder: () => accept({ ...paidByCard, customerNotifications: [] }),
  }
})

describe('a prepared order', () => {
  test('is requested with the id of the cart when the summary is entered (ORD-013)', async () => {
    await prepareInBrowser(browserCommerce(), summaryView, country)
    expect(callsTo('prepareOrder').map(({ request }) => request)).toEqual([
      { body: { basketId: paidByCard.basketId } },
    ])
  })

  test('keeps the notices of the earlier response', async () => {
    const customerNotifications = [{ type: 'ORDER_UPDATED' as const, message: 'It changed.' }]
    const cart = { ...paidByCard, flash: [downgraded], customerNotifications }
    const view = await prepareInBrowser(browserCommerce(), { ...summaryView, cart }, country)
    expect([view.step, view.cart.flash]).toEqual(['summary', [downgraded]])
    expect(view.cart.customerNotifications).toEqual(customerNotifications)
  })

  test('shows the payment options if an amount is left to pay', async () => {
    const payment_instruments = paidByCard.paymentInstruments
    fakeCommerce.answers.prepareOrder = () => accept(withBilling())
    fakeCommerce.answers.readSavedInstruments = () => accept({ payment_instruments })
    const view = await prepareInBrowser(browserCommerce(), summaryView, country)
    expect([view.step, view.paymentOptions.cards]).toEqual(['billing', payment_instruments])

    fakeCommerce.calls.length = 0
    await prepareInBrowser(browserCommerce(), { ...summaryView, buyer: null }, country)
    expect(callsTo('readSavedInstruments')).toEqual([])
  })
})

describe('express checkout in the browser', () => {
  const express = { cardId: 'card', address: inLondon, billingAddress: inLondon }
  const runExpress = (flash: FlashMessage[]) => {
    fakeCommerce.answers = {
      ...fakeCommerce.answers,
      validateShippingAddress: () => accept({ isValid: true, suggestions: [] }),
      setShippingAddress: () => accept({ ...paidByCard, flash }),
      setBillingAddress: () => accept(paidByCard),
      addPaymentInstrument: () => accept(paidByCard),
    }
    return runExpressInBrowser(browserCommerce(), { ...summaryView, express })
  }

  test('leads to the summary with the notices of all calls', async () => {
    expect(await runExpress([])).toBe('?step=summary&status=EXPRESS')
    const noticeQuery = `&moved=OrderShippingMethodDowngraded.${itemId}`
    expect(await runExpress([downgraded])).toBe(`?step=summary&status=EXPRESS${noticeQuery}`)
  })

  test('leads to shipping if the pickup store has closed (CHK-016)', async () => {
    expect(await runExpress([switchedToHome])).toBe(
      `?step=shipping&moved=PickupToSthTransition.${itemId}`,
    )
  })
})
