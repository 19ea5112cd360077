import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readCart, setShippingMethod } from '../../testing/cart-calls.ts'
import { guestWithEach } from '../../testing/ready-to-order.ts'
import { countQueries } from '../../testing/recorded-queries.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { setStoreStock } from '../../testing/stock.ts'
import type { CallRequest } from '../../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await setStoreStock(shop, '0042', jacket, 4)
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const giftCard = 'CAIRN008HTR-50'

const guestWith = (...skus: string[]) => guestWithEach(shop, skus)

const home = {
  firstName: 'Kim',
  lastName: 'Larsen',
  addressLine1: '1520 16th Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  email: 'kim@example.com',
  phone: '303 555 0142',
}

type GuestWithCart = Pick<Awaited<ReturnType<typeof guestWith>>, 'guest' | 'params'>

const validate = ({ guest, params }: GuestWithCart, more: object) =>
  guest.send('validateShippingAddress', { params, body: { address: { ...home, ...more } } })

const setAddress = (
  { guest, params }: GuestWithCart,
  more: object = {},
  request: CallRequest = {},
) =>
  guest.send<Cart>('setShippingAddress', {
    params,
    body: { address: { ...home, ...more } },
    ...request,
  })

describe('a shipping address', () => {
  test('is stored in a normalized form (CART-014, SHIP-038)', async () => {
    const { guest, basketId, params } = await guestWith(jacket)
    const { body } = await setAddress({ guest, params }, { province: 'Colorado' })

    expect(body.shippingAddress).toEqual({
      ...home,
      phone: '+13035550142',
      shippingId: 'me',
      isValidated: false,
    })
    expect((await readCart(guest, basketId)).shippingAddress).toEqual(body.shippingAddress)
  })

  test('can be removed, and the tax with it (SHIP-025, SHIP-039)', async () => {
    const { guest, basketId, params } = await guestWith(jacket)
    await setAddress({ guest, params })
    expect((await readCart(guest, basketId)).shippingAddress).toMatchObject({ city: 'Denver' })
    await guest.send('removeShippingAddress', { params })

    expect(await readCart(guest, basketId)).toMatchObject({
      shippingAddress: null,
      totals: { tax: 0 },
    })
  })

  test('adds the tax of its state, in Colorado 2.9 percent and none on delivery (CART-007, CART-027)', async () => {
    const { guest, params } = await guestWith(jacket, giftCard)
    const { body } = await setAddress({ guest, params })
    // 320 is taxed; 50 is a gift card.
    expect(body.totals).toMatchObject({
      itemTotal: 370,
      shipping: 6.95,
      tax: 9.28,
      taxAmount: 9.28,
      netAmount: 376.95,
      total: 386.23,
      remainingToPay: 386.23,
    })
    const carts = [body, await readCart(guest, body.basketId)]
    for (const { items } of carts) expect(items.map(({ taxTotal }) => taxTotal)).toEqual([9.28, 0])
  })

  test('in Québec adds two taxes, and prices in Germany include the tax', async () => {
    const quebec = await guestWith(jacket)
    const address = {
      addressLine1: '1 rue Peel',
      city: 'Montréal',
      province: 'Québec',
      postalCode: 'h2s3s3',
    }
    const { body } = await setAddress(
      quebec,
      { ...address, countryCode: 'CA', phone: '514 555 0199' },
      { locale: 'fr-ca' },
    )
    const taxable = body.totals.itemTotal + body.totals.shipping
    const cents = (rate: number) => Math.round(taxable * rate) / 100
    expect(body.totals.tax).toBeCloseTo(cents(5) + cents(9.975), 2)

    const german = await guestWith(jacket)
    const inGermany = await german.guest.send<Cart>('readCart', {
      params: german.params,
      locale: 'de-de',
    })
    const { total, tax, taxAmount, netAmount } = inGermany.body.totals
    expect(tax).toBe(0)
    expect(taxAmount).toBeCloseTo(total - total / 1.19, 1)
    expect(netAmount + taxAmount).toBeCloseTo(total, 5)
  })

  test('without express delivery changes the method and sends a notice (SHIP-032)', async () => {
    const { guest, basketId, params } = await guestWith(jacket)
    await setShippingMethod(guest, basketId, { code: 'express' })
    const anchorage = { city: 'Anchorage', province: 'AK', postalCode: '99501' }
    const { body } = await setAddress({ guest, params }, anchorage)

    expect(body).toMatchObject({
      flash: [{ type: 'OrderShippingMethodDowngraded', shipmentId: 'me-standard' }],
      shippingMethods: [{ code: 'standard', deliveryTime: '8–12 business days', price: 12.95 }],
    })
    expect((await readCart(guest, basketId)).customerNotifications).toEqual([
      { type: 'ORDER_UPDATED', message: expect.stringContaining('Your items changed') },
    ])
    const { body: methodsAnswer } = await guest.send<{ shippingMethods: Cart['shippingMethods'] }>(
      'readShippingMethods',
      { params: { basketId, shippingId: 'me' } },
    )
    expect(methodsAnswer.shippingMethods.map(({ code }) => code)).toEqual(['standard'])
  })

  test.each([
    ['without a phone (SHIP-048)', { phone: '' }, '400 SHP410'],
    ['without a street (SHIP-050)', { addressLine1: '' }, '400 CHK320'],
    ['with a malformed postcode', { postalCode: '1234' }, '400 CHK320'],
    ['with a name that is too short', { firstName: 'K' }, '400 CHK320'],
    ['with a PO box (SHIP-047)', { addressLine1: 'PO Box 12' }, '400 SHP500'],
    ['with a PO box in the second line', { addressLine2: 'P.O. Box 7' }, '400 SHP500'],
    [
      'in a region without delivery (SHIP-051)',
      { postalCode: '00901', province: 'PR' },
      '409 PAY401',
    ],
    ['in a country without delivery', { countryCode: 'NO', postalCode: '0150' }, '409 PAY401'],
    ['in another state than its postcode (SHIP-049)', { province: 'OR' }, '400 CHK380'],
    ['with an unknown postcode', { postalCode: '00001' }, '400 CHK380'],
  ])('is refused %s', async (_, more, refusal) => {
    const { guest, basketId, params } = await guestWith(jacket)
    const { status, errorId } = await setAddress({ guest, params }, more)

    expect(`${status} ${errorId}`).toBe(refusal)
    expect((await readCart(guest, basketId)).shippingAddress).toBeNull()
  })

  test('can be a contact only if all items are picked up (SHIP-022, SHIP-059)', async () => {
    const { guest, basketId } = await guestWith(jacket)
    const { firstName, lastName, email, phone } = home
    const contact = {
      params: { basketId },
      body: { address: { firstName, lastName, email, phone } },
    }

    expect(await guest.send('setShippingAddress', contact)).toMatchObject({ errorId: 'CHK320' })
    await setShippingMethod(guest, basketId, { code: 'pickup', storeId: '0042' })
    const pickupAtFavoriteStore = await guest.send<Cart>('setShippingAddress', contact)
    expect(pickupAtFavoriteStore).toMatchObject({
      status: 200,
      body: { shippingAddress: { firstName: 'Kim' } },
    })
    // The tax rate is that of the store.
    expect(pickupAtFavoriteStore.body.totals).toMatchObject({ shipping: 0, tax: 9.28 })
  })

  test('can be an email only if all items are sent by email (SHIP-005)', async () => {
    const { guest, basketId, params } = await guestWith(giftCard)
    const send = (address: object) =>
      guest.send('setShippingAddress', { params, body: { address } })

    expect((await readCart(guest, basketId)).shippingMethods).toMatchObject([{ code: 'digital' }])
    expect(await send({})).toMatchObject({ errorId: 'CHK320' })
    expect(await send({ email: 'kim@example.com' })).toMatchObject({ status: 200 })
  })

  test('is corrected or accepted by its validation (SHIP-040, ACC-005)', async () => {
    const { guest, params } = await guestWith(jacket)

    expect(await validate({ guest, params }, { province: 'OR' })).toMatchObject({
      body: { isValid: false, suggestions: [{ province: 'CO', postalCode: '80202' }] },
    })
    expect(await validate({ guest, params }, { postalCode: '00001' })).toMatchObject({
      errorId: 'CHK380',
    })
    const response = await validate({ guest, params }, { province: 'colorado' })
    const accepted = { isValid: true, address: { province: 'CO', isValidated: true } }
    expect(response.body).toMatchObject({ ...accepted, suggestions: [] })
    const { body } = await setAddress({ guest, params })
    expect(body.shippingAddress).toMatchObject({ isValidated: true })
  })

  test('is verified if it passed its validation before it was set (CART-019, SHIP-035)', async () => {
    const { guest, basketId, params } = await guestWith(jacket)
    await validate({ guest, params }, { province: 'OR' })
    expect(await readCart(guest, basketId)).toMatchObject({ verifiedShippingAddress: false })

    await validate({ guest, params }, { province: 'colorado' })
    expect(await readCart(guest, basketId)).toMatchObject({
      shippingAddress: null,
      verifiedShippingAddress: true,
    })
    const { body } = await setAddress({ guest, params })
    expect(body).toMatchObject({
      verifiedShippingAddress: true,
      shippingAddress: { isValidated: true },
    })
    const other = await setAddress({ guest, params }, { addressLine1: '1 Pearl Street' })
    expect(other.body.verifiedShippingAddress).toBe(false)
  })

  test('that is only validated does not change the delivery method', async () => {
    const { guest, basketId, params } = await guestWith(jacket)
    await setShippingMethod(guest, basketId, { code: 'express' })
    const anchorage = { city: 'Anchorage', province: 'AK', postalCode: '99501' }
    await validate({ guest, params }, anchorage)

    expect((await readCart(guest, basketId)).shipments).toMatchObject([
      { shippingMethod: 'express' },
    ])
  })
})

describe('a billing address', () => {
  async function setBoxAsBillingAddress() {
    const { guest, basketId, params } = await guestWith(jacket)
    const address = { ...home, addressLine1: 'PO Box 12' }
    const { body } = await guest.send<Cart>('setBillingAddress', { params, body: { address } })
    return { guest, basketId, params, body }
  }

  test('is stored, also with a PO box (CART-015, SHIP-041)', async () => {
    const { guest, basketId, body } = await setBoxAsBillingAddress()

    expect(body.billingAddress).toMatchObject({ addressLine1: 'PO Box 12', phone: '+13035550142' })
    expect((await readCart(guest, basketId)).billingAddress).toEqual(body.billingAddress)
  })

  test('can be removed (SHIP-025, SHIP-042)', async () => {
    const { guest, basketId, params } = await setBoxAsBillingAddress()
    expect((await readCart(guest, basketId)).billingAddress).toMatchObject({ city: 'Denver' })
    await guest.send('removeBillingAddress', { params })

    expect((await readCart(guest, basketId)).billingAddress).toBeNull()
  })

  test.each([
    [{ city: '' }, 'PYT406'],
    [{ phone: '' }, 'BILL410'],
    [{ postalCode: '1234' }, 'CHK320'],
  ])('is refused with %o', async (more, errorId) => {
    const { guest, params } = await guestWith(jacket)

    expect(
      await guest.send('setBillingAddress', { params, body: { address: { ...home, ...more } } }),
    ).toMatchObject({ errorId })
  })
})

test('every change of an address runs three database queries', async () => {
  const { guest, params } = await guestWith(jacket)
  const body = { address: home }
  const requests = {
    setShippingAddress: () => setAddress({ guest, params }),
    validateShippingAddress: () => guest.send('validateShippingAddress', { params, body }),
    setBillingAddress: () => guest.send('setBillingAddress', { params, body }),
    removeBillingAddress: () => guest.send('removeBillingAddress', { params }),
    removeShippingAddress: () => guest.send('removeShippingAddress', { params }),
  }
  const queryCounts: Record<string, number> = {}
  for (const [name, request] of Object.entries(requests))
    queryCounts[name] = await countQueries(request)

  // They read the owner and the cart, and save the cart.
  expect(queryCounts).toEqual({
    setShippingAddress: 3,
    validateShippingAddress: 3,
    setBillingAddress: 3,
    removeBillingAddress: 3,
    removeShippingAddress: 3,
  })
})
