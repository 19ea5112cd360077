// @vitest-environment jsdom
import { accept } from '@cairn/contract/result'
import type { FlashMessage } from '@cairn/contract/flash'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserCommerce, callsOf, heard } from '../platform/test-answers.ts'
import type { Buyer, CheckoutView } from './checkout-view.ts'
import { expressInBrowser, prepareInBrowser } from './prepare-in-browser.ts'
import { cartExample, inLondon } from './test-cart.ts'

vi.mock('../platform/browser-commerce.ts', () => import('../platform/test-answers.ts'))

const { paidByCard, billed, british } = cartExample
const { itemId = '', name: product = '' } = paidByCard.items[0] ?? {}
const slower: FlashMessage = { type: 'OrderShippingMethodDowngraded', itemId, details: { product } }
const home: FlashMessage = { ...slower, type: 'PickupToSthTransition' }

const buyer: Buyer = {
  email: 'ines@rochat.example',
  firstName: 'Ines',
  lastName: 'Rochat',
  phone: undefined,
  addresses: [],
  hasToAcceptTerms: false,
}

const atSummary: CheckoutView = {
  step: 'summary',
  cart: paidByCard,
  buyer,
  picking: null,
  purse: { cards: [], giftCards: [], loyalty: null },
  blocked: null,
  express: null,
}

beforeEach(() => {
  heard.asked.length = 0
  heard.answers = { prepareOrder: () => accept({ ...paidByCard, customerNotifications: [] }) }
})

describe('an order that is prepared', () => {
  it('tells what was told of it before it was', async () => {
    const customerNotifications = [{ type: 'ORDER_UPDATED' as const, message: 'It changed.' }]
    const cart = { ...paidByCard, flash: [slower], customerNotifications }
    const view = await prepareInBrowser(browserCommerce(), { ...atSummary, cart }, british)
    expect([view.step, view.cart.flash]).toEqual(['summary', [slower]])
    expect(view.cart.customerNotifications).toEqual(customerNotifications)
  })

  it('that leaves something to pay shows what one may pay it with', async () => {
    const payment_instruments = paidByCard.paymentInstruments
    heard.answers.prepareOrder = () => accept(billed())
    heard.answers.readSavedInstruments = () => accept({ payment_instruments })
    const view = await prepareInBrowser(browserCommerce(), atSummary, british)
    expect([view.step, view.purse.cards]).toEqual(['billing', payment_instruments])

    heard.asked.length = 0
    await prepareInBrowser(browserCommerce(), { ...atSummary, buyer: null }, british)
    expect(callsOf('readSavedInstruments')).toEqual([])
  })
})

describe('the short way', () => {
  const express = { cardId: 'card', address: inLondon, billingAddress: inLondon }
  const go = (flash: FlashMessage[]) => {
    heard.answers = {
      ...heard.answers,
      validateShippingAddress: () => accept({ isValid: true, suggestions: [] }),
      setShippingAddress: () => accept({ ...paidByCard, flash }),
      setBillingAddress: () => accept(paidByCard),
      addPaymentInstrument: () => accept(paidByCard),
    }
    return expressInBrowser(browserCommerce(), { ...atSummary, express })
  }

  it('leads to the last step, where it tells what happened on the way', async () => {
    expect(await go([])).toBe('?step=summary&status=EXPRESS')
    const told = `&moved=OrderShippingMethodDowngraded.${itemId}`
    expect(await go([slower])).toBe(`?step=summary&status=EXPRESS${told}`)
  })

  it('leads to shipping where the store has closed meanwhile (CHK-016)', async () => {
    expect(await go([home])).toBe(`?step=shipping&moved=PickupToSthTransition.${itemId}`)
  })
})
