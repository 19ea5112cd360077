import type { Cart } from '@cairn/contract/cart/cart'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { errorBody } from '@cairn/contract/wire/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { denverAddress, placeOrder } from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: Shop
let visitor: Visitor
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.database.run(
    `delete from address_book_entries where account_id <> 'c0000001-0000-4000-8000-000000000001'`,
  )
  visitor = await signedIn('partial@cairn.test')
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function signedIn(email: string) {
  const guest = await shop.guest()
  await signInAs(guest, email)
  return guest
}

const { email: _own, ...home } = denverAddress
const unknown = '00000000-0000-4000-8000-00000000dead'

async function add(more: object = {}, shopper = visitor): Promise<string> {
  const response = await shopper.send('addAddress', { body: { address: { ...home, ...more } } })
  expect(response.status).toBe(200)
  return String(response.body['addressId'])
}

type Book = { consumerProfile: { consumerDetails: { address: { id: string; main: boolean }[] } } }
const bookOf = async (shopper = visitor) =>
  (await shopper.send<Book>('readProfile')).body.consumerProfile.consumerDetails.address

const messageOf = ({ body }: { body: object }) => errorBody.parse(body).errorDetails[0]?.message

async function cartOf(shopper = visitor) {
  const created = await shopper.send<Cart>('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  return { basketId: created.body.basketId }
}

test('an added address is in the profile (ACC-049)', async () => {
  const addressId = await add()

  expect(await bookOf()).toEqual([
    {
      ...home,
      email: 'partial@cairn.test',
      id: addressId,
      addressId,
      approachType: 'S',
      main: true,
      recipientFirstName: 'Ada',
      recipientLastName: 'Berg',
      recipientContactEmail: 'partial@cairn.test',
      recipientContactPhone: home.phone,
      stateCityProvDept: 'CO',
    },
  ])
})

test('every field of an address is read back as it was saved (ACC-002, ACC-003)', async () => {
  const saved = {
    firstName: 'Ada',
    lastName: 'Berg',
    addressLine1: '1600 Larimer Street',
    addressLine2: 'Suite 7',
    city: 'Denver',
    country: 'United States',
    countryCode: 'US',
    postalCode: '80202',
    province: 'CO',
    email: 'ada@example.com',
    phone: '+13035550142',
    phoneCode: '1',
  }
  const { body } = await visitor.send('addAddress', { body: { address: saved } })
  expect(await bookOf()).toMatchObject([{ ...saved, id: body['addressId'] }])
})

test('an address in the profile has an id, a type, a main flag and its phone number (ACC-030)', async () => {
  const phone = { phone: '+13035550142', phoneCode: '1' }
  const first = await add(phone)
  const second = await add({ ...phone, addressLine1: '1 Pearl Street' })
  const billing = await add({ ...phone, approachType: 'B' })
  const withPhone = { ...phone, recipientContactPhone: phone.phone }
  expect(await bookOf()).toMatchObject([
    { ...withPhone, id: first, approachType: 'S', main: true },
    { ...withPhone, id: billing, approachType: 'B', main: true },
    { ...withPhone, id: second, approachType: 'S', main: false },
  ])
})

test('an address can be changed and made the main one (ACC-050)', async () => {
  const first = await add()
  const second = await add({ addressLine1: '1 Pearl Street' })
  const request = {
    params: { addressId: second },
    body: { address: { city: 'Golden', main: true } },
  }

  expect(await visitor.send('changeAddress', request)).toMatchObject({
    body: { addressId: second },
  })
  expect(await bookOf()).toMatchObject([
    { id: second, city: 'Golden', addressLine1: '1 Pearl Street', main: true },
    { id: first, main: false },
  ])
})

test('an address can be removed, and the next one becomes the main one (ACC-051)', async () => {
  const first = await add()
  const second = await add({ addressLine1: '1 Pearl Street' })

  expect((await visitor.send('removeAddress', { params: { addressId: first } })).status).toBe(200)
  expect(await bookOf()).toMatchObject([{ id: second, main: true }])
  const secondResponse = await visitor.send('removeAddress', { params: { addressId: first } })
  expect(secondResponse).toMatchObject({ status: 404, errorId: 'CCA401' })
})

test('a duplicate address and an invalid one are refused (ACC-015)', async () => {
  await add()
  const addTwice = await visitor.send('addAddress', { body: { address: home } })
  expect(addTwice).toMatchObject({ status: 409, errorId: 'CCA400' })
  expect(messageOf(addTwice)).toBe(messageFor('addressExists', 'en'))
  const address = { ...home, postalCode: 'SE1 3LD' }
  expect(await visitor.send('addAddress', { body: { address } })).toMatchObject({
    status: 400,
    errorId: 'CHK320',
  })
})

test('concurrent additions of main addresses leave one main address', async () => {
  await Promise.all(
    ['1', '2', '3', '4'].map((number) =>
      add({ addressLine1: `${number} Pearl Street`, main: true }),
    ),
  )
  const book = await bookOf()
  expect(book.map(({ main }) => main)).toEqual([true, false, false, false])
})

test('the address of another shopper can be neither changed, removed nor used (ACC-016)', async () => {
  const addressId = await add()
  const otherShopper = await signedIn('ipa@cairn.test')
  const request = { params: { addressId }, body: { address: { city: 'Golden' } } }
  for (const id of [addressId, unknown]) {
    const params = { addressId: id }
    const change = await otherShopper.send('changeAddress', { ...request, params })
    expect(change).toMatchObject({ status: 404, errorId: 'CCA401' })
    expect(messageOf(change)).toBe(messageFor('addressIdUnknown', 'en'))
  }
  expect(await otherShopper.send('removeAddress', request)).toMatchObject({ errorId: 'CCA401' })
  const params = await cartOf(otherShopper)
  for (const call of [
    'setShippingAddress',
    'setBillingAddress',
    'validateShippingAddress',
  ] as const)
    expect(
      await otherShopper.send(call, { params, body: { address: { addressId } } }),
    ).toMatchObject({
      status: 404,
      errorId: 'CCA401',
    })
  expect(await bookOf()).toMatchObject([{ city: 'Denver' }])
})

test('a saved address can be used by its id for delivery, payment and the order (ACC-004)', async () => {
  const addressId = await add()
  const params = await cartOf()
  const address = { addressId }
  const set = await visitor.send<Cart>('setShippingAddress', { params, body: { address } })
  const savedAddress = { ...home, email: 'partial@cairn.test', addressId }
  expect(set.body.shippingAddress).toMatchObject({ ...savedAddress, shippingId: 'me' })
  const response = await visitor.send<Cart>('setBillingAddress', { params, body: { address } })
  expect(response.body.billingAddress).toMatchObject(savedAddress)

  const payment = {
    payment_method_id: 'CREDIT_CARD',
    card: {
      token: 'tok_test_approve',
      brand: 'visa',
      last4: '1111',
      expiryMonth: 6,
      expiryYear: 2099,
    },
  }
  const payWith = (billingAddress: object) =>
    visitor.send<Cart>('addPaymentInstrument', {
      params,
      body: { ...payment, address: billingAddress },
    })
  expect(await payWith({ addressId: unknown })).toMatchObject({ status: 404, errorId: 'PYT405' })
  expect((await payWith(address)).body.paymentInstruments).toMatchObject([
    { address: savedAddress },
  ])

  const placeWith = (billingAddress: object) =>
    placeOrder(visitor, params.basketId, { body: { billingAddress } })
  expect(await placeWith({ addressId: unknown })).toMatchObject({ status: 404, errorId: 'PYT405' })
  expect(await placeWith(address)).toMatchObject({ status: 200 })
})

test('an order can be placed after its saved address was removed', async () => {
  const addressId = await add()
  const params = await cartOf()
  const body = { address: { addressId } }
  await visitor.send('setShippingAddress', { params, body })
  const { billingAddress } = (await visitor.send<Cart>('setBillingAddress', { params, body })).body
  await visitor.send('removeAddress', { params: { addressId } })

  const response = await placeOrder(visitor, params.basketId, { body: { billingAddress } })
  expect(response).toMatchObject({ status: 200 })
})

test('the billing address of a saved card cannot be removed (ACC-013)', async () => {
  const addressId = await add()
  const card = { token: 'tok_billed', brand: 'visa', last4: '1111' }
  const body = {
    payment_method_id: 'CREDIT_CARD',
    card: { ...card, expiryMonth: 6, expiryYear: 2099 },
    address: { addressId },
  }
  expect(await visitor.send('saveInstrument', { body })).toMatchObject({ status: 200 })

  const removal = await visitor.send('removeAddress', { params: { addressId } })
  expect(removal).toMatchObject({ status: 409, errorId: 'PRO414' })
  expect(messageOf(removal)).toBe(messageFor('billingAddressInUse', 'en'))
  expect(await bookOf()).toMatchObject([{ id: addressId }])
})

test('the demo shopper has a main address and another one', async () => {
  expect(await bookOf(await signedIn('shopper@cairn.test'))).toMatchObject([
    { city: 'Denver', main: true, approachType: 'S' },
    { city: 'Boulder', main: false },
  ])
})
