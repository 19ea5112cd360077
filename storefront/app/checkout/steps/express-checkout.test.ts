import type { Cart } from '@cairn/contract/cart/cart'
import { paymentInstrument } from '@cairn/contract/payments/payment'
import { accept } from '@cairn/contract/refusals/result'
import type { Client } from '@cairn/contract/wire/client'
import { sampleOf } from '@cairn/contract/wire/sample'
import { describe, expect, test } from 'vitest'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import type { AddressBookEntry, Buyer } from '../checkout-view.ts'
import type { SavedCard } from '../payment/payment-options.ts'
import { cartExample, inLondon } from '../test-cart.ts'
import { expressCheckoutOf, runExpressCheckout } from './express-checkout.ts'

const sampleCard = paymentInstrument.parse(sampleOf(paymentInstrument))
const mainCard: SavedCard = {
  ...sampleCard,
  card: {
    paymentInstrumentId: sampleCard.payment_instrument_id,
    brand: 'visa',
    last4: '1111',
    expiryMonth: 6,
    expiryYear: 2099,
    main: true,
  },
  address: null,
}
const otherCard: SavedCard = {
  ...mainCard,
  card: mainCard.card && { ...mainCard.card, main: false },
}

const entryId = 'ad000001-0000-4000-8000-000000000001'
const entry: AddressBookEntry = {
  ...inLondon,
  id: entryId,
  addressId: entryId,
  approachType: 'S',
  main: true,
}

const contact = {
  email: 'ines@rochat.example',
  firstName: 'Ines',
  lastName: 'Rochat',
  phone: '+442079460018',
}

const buyer: Buyer = {
  ...contact,
  addresses: [entry],
  hasToAcceptTerms: false,
}
const withoutAddress: Buyer = { ...buyer, addresses: [] }

const cartWithoutAddress = cartExample.withDelivery({ shippingAddress: null })
const pickupCart = cartExample.withDelivery({
  code: 'pickup',
  storeId: '0100',
  shippingAddress: null,
})

const expressInput = { isExpressEnabled: true, cart: cartWithoutAddress, buyer, cards: [mainCard] }

describe('express checkout', () => {
  test('is available with a main card and a default address', () => {
    const address = { ...inLondon, addressId: entryId }
    expect(expressCheckoutOf(expressInput)).toEqual({
      cardId: mainCard.payment_instrument_id,
      address,
      billingAddress: address,
    })
  })

  test('is not available if the site disables it', () => {
    expect(expressCheckoutOf({ ...expressInput, isExpressEnabled: false })).toBeNull()
  })

  test('is not available to guests (CHK-007)', () => {
    expect(expressCheckoutOf({ ...expressInput, buyer: null })).toBeNull()
  })

  test('is not available without a main card (CHK-008)', () => {
    expect(expressCheckoutOf({ ...expressInput, cards: [otherCard] })).toBeNull()
    expect(expressCheckoutOf({ ...expressInput, cards: [] })).toBeNull()
  })

  test('requires a default address, a selected address or pickup (CHK-009)', () => {
    expect(expressCheckoutOf({ ...expressInput, buyer: withoutAddress })).toBeNull()
    const withSecondaryEntry: Buyer = { ...buyer, addresses: [{ ...entry, main: false }] }
    expect(expressCheckoutOf({ ...expressInput, buyer: withSecondaryEntry })).toBeNull()
    const withBillingEntry: Buyer = { ...buyer, addresses: [{ ...entry, approachType: 'B' }] }
    expect(expressCheckoutOf({ ...expressInput, buyer: withBillingEntry })).toBeNull()

    const inputWithAddress = {
      ...expressInput,
      cart: cartExample.withDelivery(),
      buyer: withoutAddress,
    }
    expect(expressCheckoutOf(inputWithAddress)).toMatchObject({ address: inLondon })
    const pickupExpress = expressCheckoutOf({
      ...expressInput,
      cart: pickupCart,
      buyer: withoutAddress,
    })
    expect(pickupExpress?.address).toEqual(contact)
  })

  test('uses the default address if the cart has only a contact', () => {
    const { addressLine1: _line, city: _city, postalCode: _code, ...withoutStreet } = inLondon
    const cart = cartExample.withDelivery({ shippingAddress: withoutStreet })
    expect(expressCheckoutOf({ ...expressInput, cart })).toMatchObject({
      address: { addressId: entryId },
    })
  })

  test('uses the billing address of the main card', () => {
    const address = { ...inLondon, city: 'Bath' }
    const cards = [{ ...mainCard, address }]
    expect(expressCheckoutOf({ ...expressInput, cards })).toMatchObject({
      billingAddress: { city: 'Bath' },
    })
  })
})

describe('running express checkout', () => {
  const params = { basketId: cartWithoutAddress.basketId }

  async function runWith(
    answers: Partial<Record<keyof Client, () => unknown>> = {},
    captchaForAddress?: () => Promise<string | undefined>,
    express = expressCheckoutOf(expressInput),
  ) {
    const calls: { call: string; request: unknown }[] = []
    const preparedCart: Cart = { ...cartWithoutAddress, version: cartWithoutAddress.version + 1 }
    const defaultAnswers: typeof answers = {
      validateShippingAddress: () => accept({ isValid: true, suggestions: [] }),
    }
    const commerce = handleRefusals(
      new Proxy({} as Client, {
        get: (_, call: keyof Client) => async (request: unknown) => {
          calls.push({ call, request })
          return (answers[call] ?? defaultAnswers[call])?.() ?? accept(preparedCart)
        },
      }),
    )
    const result =
      express &&
      (await runExpressCheckout({ commerce, captchaForAddress }, cartWithoutAddress, express))
    return { calls, ...(result ?? { isReady: false }) }
  }

  test('validates the address before it is set (SHIP-035)', async () => {
    const { calls } = await runWith()
    expect(calls.map(({ call }) => call).slice(0, 2)).toEqual([
      'validateShippingAddress',
      'setShippingAddress',
    ])
  })

  test('sets the default address and the main card and prepares the order (CHK-010, CHK-011)', async () => {
    const { calls, cart, isReady } = await runWith()
    expect(isReady).toBe(true)
    const address = { ...inLondon, addressId: entryId }
    expect(calls).toEqual([
      { call: 'validateShippingAddress', request: { params, body: { address } } },
      { call: 'setShippingAddress', request: { params, body: { address } } },
      { call: 'setBillingAddress', request: { params, body: { address } } },
      {
        call: 'addPaymentInstrument',
        request: {
          params,
          body: {
            payment_method_id: 'CREDIT_CARD',
            payment_instrument_id: mainCard.payment_instrument_id,
          },
        },
      },
      { call: 'prepareOrder', request: { body: params } },
    ])
    expect(cart?.version).toBe(cartWithoutAddress.version + 1)
  })

  test('sends only the contact if everything is collected (CHK-009)', async () => {
    const express = expressCheckoutOf({ ...expressInput, cart: pickupCart, buyer: withoutAddress })
    const { calls, isReady } = await runWith({}, undefined, express)
    expect(isReady).toBe(true)
    expect(calls.find(({ call }) => call === 'setShippingAddress')?.request).toEqual({
      params,
      body: { address: contact },
    })
  })

  test.each([
    'validateShippingAddress',
    'setShippingAddress',
    'setBillingAddress',
    'addPaymentInstrument',
    'prepareOrder',
  ] as const)('stops if %s is refused', async (call) => {
    const { isReady, calls } = await runWith({
      [call]: () => refusedAnswer('itemNoLongerAvailable'),
    })
    expect(isReady).toBe(false)
    expect(calls.at(-1)?.call).toBe(call)
  })

  test('stops if the address has suggested corrections', async () => {
    const validateShippingAddress = () => accept({ isValid: false, suggestions: [inLondon] })
    const { isReady, calls } = await runWith({ validateShippingAddress })
    expect([isReady, calls.length]).toEqual([false, 1])
  })

  test('sends a captcha with the address if the site requires one (SHIP-034)', async () => {
    const { calls } = await runWith({}, async () => 'solved')
    expect(calls[1]?.request).toMatchObject({ body: { recaptcha_response: 'solved' } })
  })

  test('keeps the notices of all responses', async () => {
    const flash = [{ type: 'OrderShippingMethodDowngraded' as const }]
    const { cart } = await runWith({
      setShippingAddress: () => accept({ ...cartWithoutAddress, flash }),
    })
    expect(cart?.flash).toEqual(flash)
  })
})
