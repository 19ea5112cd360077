import type { Cart } from '@cairn/contract/cart-entity'
import type { Client } from '@cairn/contract/client'
import { accept } from '@cairn/contract/result'
import { paymentInstrument } from '@cairn/contract/payment-entity'
import { sampleOf } from '@cairn/contract/sample'
import { describe, expect, it } from 'vitest'
import { refused } from '../platform/test-client.ts'
import type { BookAddress, Buyer, SavedCard } from './checkout-view.ts'
import { expressOf } from './express.ts'
import { goExpress } from './go-express.ts'
import { cartExample, inLondon } from './test-cart.ts'

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
const entry: BookAddress = {
  ...inLondon,
  id: entryId,
  addressId: entryId,
  approachType: 'S',
  main: true,
}

const buyer: Buyer = {
  email: 'ines@rochat.example',
  firstName: 'Ines',
  lastName: 'Rochat',
  phone: '+442079460018',
  addresses: [entry],
  hasToAcceptTerms: false,
}
const withoutAddress: Buyer = { ...buyer, addresses: [] }

const fresh = cartExample.delivered({ shippingAddress: null })
const pickedUp = cartExample.delivered({ code: 'pickup', storeId: '0100', shippingAddress: null })

const ready = { isOn: true, cart: fresh, buyer, cards: [mainCard] }

describe('express checkout', () => {
  it('is there for whoever has a main card and a default address', () => {
    const address = { ...inLondon, addressId: entryId }
    expect(expressOf(ready)).toEqual({
      cardId: mainCard.payment_instrument_id,
      address,
      billingAddress: address,
    })
  })

  it('is not there where the shop has none (CHK-006)', () => {
    expect(expressOf({ ...ready, isOn: false })).toBeNull()
  })

  it('is not there for guests (CHK-007)', () => {
    expect(expressOf({ ...ready, buyer: null })).toBeNull()
  })

  it('is not there without a main card (CHK-008)', () => {
    expect(expressOf({ ...ready, cards: [otherCard] })).toBeNull()
    expect(expressOf({ ...ready, cards: [] })).toBeNull()
  })

  it('needs a default address, a chosen one, or nothing that comes home (CHK-009)', () => {
    expect(expressOf({ ...ready, buyer: withoutAddress })).toBeNull()
    const secondary: Buyer = { ...buyer, addresses: [{ ...entry, main: false }] }
    expect(expressOf({ ...ready, buyer: secondary })).toBeNull()
    const forBills: Buyer = { ...buyer, addresses: [{ ...entry, approachType: 'B' }] }
    expect(expressOf({ ...ready, buyer: forBills })).toBeNull()

    const chosen = { ...ready, cart: cartExample.delivered(), buyer: withoutAddress }
    expect(expressOf(chosen)).toMatchObject({ address: inLondon })
    const fetched = expressOf({ ...ready, cart: pickedUp, buyer: withoutAddress })
    expect(fetched?.address).toEqual({
      email: 'ines@rochat.example',
      firstName: 'Ines',
      lastName: 'Rochat',
      phone: '+442079460018',
    })
  })

  it('sends to the default address what comes home, where only a name was needed before', () => {
    const { addressLine1: _line, city: _city, postalCode: _code, ...contact } = inLondon
    const cart = cartExample.delivered({ shippingAddress: contact })
    expect(expressOf({ ...ready, cart })).toMatchObject({ address: { addressId: entryId } })
  })

  it('sends the bill where the main card says', () => {
    const address = { ...inLondon, city: 'Bath' }
    const cards = [{ ...mainCard, address }]
    expect(expressOf({ ...ready, cards })).toMatchObject({ billingAddress: { city: 'Bath' } })
  })
})

describe('an express checkout that is begun', () => {
  const params = { basketId: fresh.basketId }
  const express = expressOf(ready)

  async function go(
    calls: Partial<Record<keyof Client, () => unknown>> = {},
    captchaForAddress?: () => Promise<string | undefined>,
  ) {
    const asked: { call: string; request: unknown }[] = []
    const prepared: Cart = { ...fresh, version: fresh.version + 1 }
    const answers: typeof calls = {
      validateShippingAddress: () => accept({ isValid: true, suggestions: [] }),
    }
    const commerce = new Proxy({} as Client, {
      get: (_, call: keyof Client) => async (request: unknown) => {
        asked.push({ call, request })
        return (calls[call] ?? answers[call])?.() ?? accept(prepared)
      },
    })
    const gone = express && (await goExpress({ commerce, captchaForAddress }, fresh, express))
    return { asked, ...(gone ?? { isReady: false }) }
  }

  it('delivers to the default address, pays with the main card and prepares the order (CHK-010, CHK-011, SHIP-035)', async () => {
    const { asked, cart, isReady } = await go()
    expect(isReady).toBe(true)
    const address = { ...inLondon, addressId: entryId }
    expect(asked).toEqual([
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
    expect(cart?.version).toBe(fresh.version + 1)
  })

  it.each([
    'validateShippingAddress',
    'setShippingAddress',
    'setBillingAddress',
    'addPaymentInstrument',
    'prepareOrder',
  ] as const)('is given up where %s is refused', async (call) => {
    const { isReady, asked } = await go({ [call]: () => refused(409, 'ORD430') })
    expect(isReady).toBe(false)
    expect(asked.at(-1)?.call).toBe(call)
  })

  it('is given up where the post writes the address otherwise', async () => {
    const validateShippingAddress = () => accept({ isValid: false, suggestions: [inLondon] })
    const { isReady, asked } = await go({ validateShippingAddress })
    expect([isReady, asked.length]).toEqual([false, 1])
  })

  it('sends a solved captcha with the address where the site asks for one (SHIP-034)', async () => {
    const { asked } = await go({}, async () => 'solved')
    expect(asked[1]?.request).toMatchObject({ body: { recaptcha_response: 'solved' } })
  })

  it('tells in the end what an answer on the way has told', async () => {
    const flash = [{ type: 'OrderShippingMethodDowngraded' as const }]
    const { cart } = await go({ setShippingAddress: () => accept({ ...fresh, flash }) })
    expect(cart?.flash).toEqual(flash)
  })
})
