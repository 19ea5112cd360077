import { signInAs } from '@cairn/commerce/testing/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goods } from '../platform/test-goods.ts'
import { openVisited, type VisitShop } from '../platform/test-visit.ts'

let opened: Awaited<ReturnType<typeof openVisited>>
let visit: VisitShop

beforeAll(async () => {
  opened = await openVisited()
  visit = opened.visit
}, 120_000)

afterAll(() => opened.shop.close())

type Visitor = Awaited<ReturnType<typeof opened.shop.guest>>

async function shopperWithJacket(email = 'shopper@cairn.test'): Promise<Visitor> {
  const visitor = await opened.shop.guest()
  await signInAs(visitor, email)
  await visitor.send('createCart', { body: {} })
  await visitor.send('createCartWithItem', { body: { sku: goods.jacket.sku, qty: 1 } })
  return visitor
}

const page = async (visitor: Visitor, query = '') =>
  (await visit(`/en-us/checkout${query}`, { visitor })).text()

const opening = 'Everything is known: your order is being prepared'
const shippingStep = 'Where should it go?'

test('whoever has a main card and a default address is on the way to the last step', async () => {
  const html = await page(await shopperWithJacket())
  expect(html).toContain(opening)
  expect(/<title>([^<]*)/.exec(html)?.[1]).toContain('One last look.')
  expect(html).not.toContain(shippingStep)
})

test('a guest begins at shipping (CHK-007)', async () => {
  const guest = await opened.shop.guest()
  await guest.send('createCartWithItem', { body: { sku: goods.jacket.sku, qty: 1 } })
  expect(await page(guest)).toContain(shippingStep)
})

test('without a default address one begins at shipping (CHK-009)', async () => {
  const html = await page(await shopperWithJacket('member@cairn.test'))
  expect(html).toContain(shippingStep)
  expect(html).not.toContain(opening)
})

test('without the main card one begins at shipping, among the addresses one keeps (CHK-008, CHK-014)', async () => {
  await opened.shop.database.run('update saved_instruments set is_main = false')
  const html = await page(await shopperWithJacket())
  await opened.shop.database.run(
    `update saved_instruments set is_main = true
     where instrument_id = 'ca000001-0000-4000-8000-000000000001'`,
  )
  expect(html).toContain(shippingStep)
  expect(html).toContain('1624 Market Street')
  expect(html).toContain('2045 Walnut Street')
})

test('the address that was chosen stays the chosen one', async () => {
  const visitor = await shopperWithJacket()
  const cart = await visitor.send('createCart', { body: {} })
  const address = { addressId: 'ad000002-0000-4000-8000-000000000002' }
  const params = { basketId: String(cart.body['basketId']) }
  await visitor.send('setShippingAddress', { params, body: { address } })
  const html = await page(visitor, '?step=shipping')
  const radios = Array.from(html.matchAll(/<input[^>]*name="saved"[^>]*>/g), ([radio]) => radio)
  expect(radios.map((radio) => / checked/.test(radio))).toEqual([false, true, false])
})

test('an address is typed and kept (ACC-049)', async () => {
  const visitor = await shopperWithJacket('ipa@cairn.test')
  const form = {
    intent: 'shipping',
    email: 'ipa@cairn.test',
    firstName: 'Ivo',
    lastName: 'Prado',
    addressLine1: '1 Pearl Street',
    city: 'Boulder',
    province: 'CO',
    postalCode: '80302',
    phone: '3035550106',
    isForBill: 'on',
    isToKeep: 'on',
  }
  const answer = await visit('/en-us/checkout', { visitor, form })
  expect(answer.headers.get('location')).toBe('/en-us/checkout?step=billing')
  expect(await page(visitor, '?step=shipping')).toContain('name="saved"')
})

test('one of the address book that is refused comes back to be put right', async () => {
  const visitor = await shopperWithJacket('ipa@cairn.test')
  const saved = JSON.stringify({
    email: 'ipa@cairn.test',
    firstName: 'Ivo',
    lastName: 'Prado',
    addressLine1: '1 Pearl Street',
    city: 'Boulder',
    province: 'CO',
    postalCode: '80302',
  })
  const form = { intent: 'shipping', saved }
  const answer = await visit('/en-us/checkout', { visitor, form })
  expect(answer.status).toBe(409)
  const html = await answer.text()
  expect(html).toContain('value="1 Pearl Street"')
  expect(html).toContain('Please enter a phone number for the delivery.')
})
