import { createInProcessClient } from '@cairn/commerce/platform/wire/in-process-client'
import { overrideSiteSettings } from '@cairn/commerce/testing/override-site-settings'
import { denverAddress } from '@cairn/commerce/testing/ready-to-order'
import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import type { Cart } from '@cairn/contract/cart/cart'
import type { Client } from '@cairn/contract/wire/client'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'
import { loader } from '../checkout-route.tsx'

let hasExpressCheckout = true
overrideSiteSettings(() => ({ hasExpressCheckout }))

const { shop, visit } = openShopBeforeTests()

async function shopperWithJacket(email = 'shopper@cairn.test'): Promise<Visitor> {
  const visitor = await shop().guest()
  await signInAs(visitor, email)
  await visitor.send('createCart', { body: {} })
  await visitor.send('createCartWithItem', { body: { sku: demoProducts.jacket.sku, qty: 1 } })
  return visitor
}

const page = async (visitor: Visitor, query = '') =>
  readShownHtml(await visit(`/en-us/checkout${query}`, { visitor }))

const preparingText = 'Everything is known: your order is being prepared'
const shippingStep = 'Where should it go?'

test('prepares the summary for a shopper with a main card and a default address', async () => {
  const html = await page(await shopperWithJacket())
  expect(html).toContain(preparingText)
  expect(/<title>([^<]*)/.exec(html)?.[1]).toContain('One last look.')
  expect(html).not.toContain(shippingStep)
})

/** Settings can be overridden only outside of the built pages, so this calls the loader of the route. */
async function viewOf({ jar }: Visitor) {
  const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request('http://localhost:3000/en-us/checkout', { headers: { cookie } })
  const clientFor = createInProcessClient(shop().settings)
  const { client } = clientFor(request, { locale: 'en-us', clientIp: '203.0.113.7' })
  const context = new RouterContextProvider()
  context.set(pageContext, {
    commerce: handleRefusals(client),
    locale: 'en-us',
    accessKey: '',
    nonce: '',
  })
  const params = { locale: 'en-us' }
  const url = new URL(request.url)
  const loaderArguments = { request, context, params, url, pattern: '/:locale/checkout' }
  const { data } = await loader(loaderArguments as Parameters<typeof loader>[0])
  return 'view' in data ? data.view : undefined
}

test('the same shopper starts at shipping if the site has no express checkout (CHK-006)', async () => {
  const visitor = await shopperWithJacket()
  expect(await viewOf(visitor)).toMatchObject({ express: { cardId: expect.any(String) } })
  hasExpressCheckout = false
  const view = await viewOf(visitor)
  hasExpressCheckout = true
  expect(view).toMatchObject({ step: 'shipping', express: null })
})

test('a guest starts at shipping (CHK-007)', async () => {
  const guest = await shop().guest()
  await guest.send('createCartWithItem', { body: { sku: demoProducts.jacket.sku, qty: 1 } })
  expect(await page(guest)).toContain(shippingStep)
})

test('a shopper with a main card but no default address starts at shipping, unless everything is picked up (CHK-009)', async () => {
  const member = await shopperWithJacket('member@cairn.test')
  const html = await page(member)
  expect(html).toContain(shippingStep)
  expect(html).not.toContain(preparingText)

  const { body: cart } = await member.send<Cart>('createCart', { body: {} })
  const { basketId, items } = cart
  const pickup = { itemId: items[0]?.itemId, shippingMethod: 'pickup', storeId: '0042' }
  await member.send('changeItem', { params: { basketId }, body: { basketId, ...pickup } })
  const htmlForPickup = await page(member)
  expect(htmlForPickup).toContain(preparingText)
  expect(htmlForPickup).not.toContain(shippingStep)
})

test('a shopper without a main card starts at shipping with the saved addresses (CHK-008, CHK-014)', async () => {
  await shop().database.run('update saved_instruments set is_main = false')
  const html = await page(await shopperWithJacket())
  await shop().database.run(
    `update saved_instruments set is_main = true
     where instrument_id = 'ca000001-0000-4000-8000-000000000001'`,
  )
  expect(html).toContain(shippingStep)
  expect(html).toContain('1624 Market Street')
  expect(html).toContain('2045 Walnut Street')
})

test('keeps the selected address', async () => {
  const visitor = await shopperWithJacket()
  const cart = await visitor.send('createCart', { body: {} })
  const address = { addressId: 'ad000002-0000-4000-8000-000000000002' }
  const params = { basketId: String(cart.body['basketId']) }
  await visitor.send('setShippingAddress', { params, body: { address } })
  const html = await page(visitor, '?step=shipping')
  const radios = Array.from(html.matchAll(/<input[^>]*name="saved"[^>]*>/g), ([radio]) => radio)
  expect(radios.map((radio) => / checked/.test(radio))).toEqual([false, true, false])
})

test('saves a typed address (ACC-049)', async () => {
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
    isBillingAddress: 'on',
    shouldSaveAddress: 'on',
  }
  const savedAddresses = async () =>
    readShownHtml(await visit('/en-us/account/addresses', { visitor }))
  expect(await savedAddresses()).not.toContain('1 Pearl Street')
  const answer = await visit('/en-us/checkout', { visitor, form })
  expect(answer.headers.get('location')).toBe('/en-us/checkout?step=billing')
  expect(await savedAddresses()).toContain('1 Pearl Street')
})

test('says at the top of the step that a selected address is not in the address book (ACC-016)', async () => {
  const visitor = await shopperWithJacket('ipa@cairn.test')
  const form = {
    intent: 'shipping',
    saved: JSON.stringify({ ...denverAddress, addressId: crypto.randomUUID() }),
  }
  const calls: Partial<Client> = {
    setShippingAddress: async () => refusedAnswer('addressIdUnknown'),
  }
  const answer = await visit('/en-us/checkout', { visitor, form, calls })
  expect(answer.status).toBe(409)
  const [, notices = ''] = (await readShownHtml(answer)).split('class="checkout-notices"')
  const [, alert = ''] = /^><div role="alert"[^>]*>.*?<p>(.*?)<\/p>/s.exec(notices) ?? []
  expect(alert).toBe('The message of addressIdUnknown.')
})

test('returns a refused entry of the address book for correction', async () => {
  const visitor = await shopperWithJacket('ipa@cairn.test')
  const savedAddress = JSON.stringify({
    email: 'ipa@cairn.test',
    firstName: 'Ivo',
    lastName: 'Prado',
    addressLine1: '1 Pearl Street',
    city: 'Boulder',
    province: 'CO',
    postalCode: '80302',
  })
  const form = { intent: 'shipping', saved: savedAddress }
  const answer = await visit('/en-us/checkout', { visitor, form })
  expect(answer.status).toBe(409)
  const html = await answer.text()
  expect(html).toContain('value="1 Pearl Street"')
  expect(html).toContain('This field is required')
})
