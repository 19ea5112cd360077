import type { Cart } from '@cairn/contract/cart/cart'
import type { ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import { expect, test } from 'vitest'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'
import { londonForm } from '../test-forms.ts'

const { jacket, shell, giftCard, madeToOrder } = demoProducts

const { shop, visit } = openShopBeforeTests()

const locale = 'en-gb'

async function checkoutWith(...products: { sku: string }[]) {
  const visitor = await shop().guest()
  for (const { sku } of products) {
    await visitor.send('createCartWithItem', { body: { sku, qty: 1 }, locale })
  }
  const read = async (path: string) => readShownHtml(await visit(path, { visitor }))
  const post = async (form: Record<string, string>) => {
    const { status, headers } = await visit('/en-gb/checkout', { visitor, form })
    return { status, location: headers.get('location') ?? '' }
  }
  const params = { basketId: visitor.jar.get('cairn_basket') ?? '' }
  const cart = async () => (await visitor.send<Cart>('readCart', { params, locale })).body
  return { read, post, cart, page: () => read('/en-gb/checkout?step=shipping') }
}

type Checkout = Awaited<ReturnType<typeof checkoutWith>>

const firstValue = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''

/** What the first form with this field sends. */
function firstFormWith(html: string, field: string): Record<string, string> {
  const forms = Array.from(html.matchAll(/<form[^>]*>(.*?)<\/form>/gs), ([, form = '']) => form)
  const inputs = forms.find((form) => form.includes(`name="${field}"`)) ?? ''
  return Object.fromEntries(
    Array.from(inputs.matchAll(/name="([^"]+)" value="([^"]+)"/g), ([, name, value]) => [
      name,
      value,
    ]),
  )
}

/** Chooses a method of the first group of items. */
async function choose({ page, post }: Checkout, code: ShippingMethodCode) {
  const itemIds = firstValue(await page(), 'itemIds')
  return post({ intent: 'delivery', shipmentId: 'me-standard', itemIds, code })
}

/** Chooses the first place that a search finds, and returns the page with what it found. */
async function chooseFirstPlace(checkout: Checkout, code: ShippingMethodCode, place: string) {
  const { location } = await choose(checkout, code)
  const picker = await checkout.read(`${location}&place=${encodeURIComponent(place)}`)
  const form = firstFormWith(picker, 'storeId')
  expect((await checkout.post(form)).status).toBe(303)
  return { picker, storeId: form['storeId'] ?? '' }
}

/** Title, note and price of each option, by its value. */
const optionsIn = (html: string) =>
  Object.fromEntries(
    Array.from(html.matchAll(/<label class="option">(.*?)<\/label>/gs), ([, option = '']) => [
      `${/name="([^"]+)"/.exec(option)?.[1]} ${/value="([^"]+)"/.exec(option)?.[1]}`,
      Array.from(option.matchAll(/>([^<>]+)</g), ([, text]) => text),
    ]),
  )

test('home delivery can be chosen with label, time and price of each speed (SHIP-001, SHIP-012)', async () => {
  const checkout = await checkoutWith(jacket)
  const options = optionsIn(await checkout.page())
  expect(options).toMatchObject({
    'code standard': ['To your door', '3–5 working days'],
    'me-standard standard': ['Standard delivery', '3–5 working days', '£4.95'],
    'me-standard express': ['Express delivery', '1–2 working days', '£9.95'],
  })
  await chooseFirstPlace(checkout, 'pickup', 'London')
  await choose(checkout, 'standard')
  expect((await checkout.cart()).shippingMethods).toMatchObject([{ code: 'standard', price: 4.95 }])
})

test('each way to collect the items has its label, time and price (SHIP-012)', async () => {
  expect(optionsIn(await (await checkoutWith(jacket)).page())).toMatchObject({
    'code pickup': ['Pick up in store', 'Same day', 'Free'],
    'code pudo': ['Collection point', '2–4 working days', '£3.95'],
    'code sts': ['Ship to store', '3–5 working days', 'Free'],
  })
})

test('express delivery changes the method and the price (SHIP-036)', async () => {
  const checkout = await checkoutWith(jacket)
  expect((await choose(checkout, 'express')).status).toBe(303)
  expect(await checkout.page()).toMatch(/Delivery<\/dt><dd[^>]*>£9\.95/)
  expect(await checkout.cart()).toMatchObject({
    shippingMethods: [{ code: 'express' }],
    totals: { shipping: 9.95 },
  })
})

test('stores that have the item are offered, and then only a contact is required (SHIP-002, SHIP-022)', async () => {
  const checkout = await checkoutWith(jacket)
  expect((await choose(checkout, 'pickup')).location).toContain('method=pickup')
  const { storeId } = await chooseFirstPlace(checkout, 'pickup', 'London')
  expect(storeId).not.toBe('')
  expect(await checkout.page()).toContain('Who will pick it up?')
  const { addressLine1, city, postalCode, isBillingAddress, ...contact } = londonForm
  expect([addressLine1, city, postalCode, isBillingAddress]).toHaveLength(4)
  expect((await checkout.post(contact)).location).toBe('/en-gb/checkout?step=billing')
})

test.each([
  ['pickup', 'Pick up in store', '(SHIP-016)'],
  ['sts', 'Ship to store', '(SHIP-018)'],
  ['pudo', 'Collection point', '(SHIP-017)'],
] as const)(
  'no home address is required if all items are delivered by %s, which is called: %s %s',
  async (...[code, title]) => {
    const checkout = await checkoutWith(jacket)
    expect(optionsIn(await checkout.page())[`code ${code}`]?.[0]).toBe(title)
    await chooseFirstPlace(checkout, code, 'London')
    expect((await checkout.cart()).shippingMethods).toMatchObject([{ code }])
    const html = await checkout.page()
    expect(html).toContain('name="firstName"')
    expect(html).not.toContain('name="addressLine1"')
  },
)

test('the home address is required for standard delivery and for items made to order (SHIP-022)', async () => {
  for (const product of [jacket, madeToOrder]) {
    const { page, post } = await checkoutWith(product)
    expect(await page()).toContain('name="addressLine1"')
    const { addressLine1, ...withoutStreet } = londonForm
    expect(addressLine1).not.toBe('')
    expect((await post(withoutStreet)).status).toBe(409)
  }
})

test('the items can be sent to a selected store (SHIP-004)', async () => {
  const checkout = await checkoutWith(jacket)
  expect(optionsIn(await checkout.page())).toHaveProperty(['code sts'])
  const { storeId } = await chooseFirstPlace(checkout, 'sts', 'London')
  expect(storeId).toMatch(/^\d{4}$/)
  expect((await checkout.cart()).shipments).toMatchObject([{ shippingMethod: 'sts', storeId }])
})

test('collection points near a postcode are listed, and the address of the chosen one is shown (SHIP-003, SHIP-056)', async () => {
  const checkout = await checkoutWith(jacket)
  const { picker, storeId } = await chooseFirstPlace(checkout, 'pudo', 'EH1 1DF')
  expect(picker).toMatch(/<ul[^>]*aria-label="Collection points".*Waverley Parcel Shop/s)
  expect(picker).not.toContain('King’s Cross lockers')
  expect(storeId).toBe('GB-CP-03')
  expect((await checkout.cart()).shipments).toMatchObject([{ shippingMethod: 'pudo', storeId }])
  expect(await checkout.page()).toMatch(/3 Market Street.*EH1 1DF.*Choose another/s)
})

test('items are grouped by delivery method (SHIP-020)', async () => {
  const { page } = await checkoutWith(jacket, shell, giftCard, madeToOrder)
  const headings = Array.from(
    (await page()).matchAll(/<h2 id="group-[^>]*>([^<]+)</g),
    ([, name]) => name,
  )
  expect(headings).toEqual(['To your door', 'Made for you', 'By e-mail'])
})

test('the cart lists items for home delivery and for pickup below a heading each (SHIP-054)', async () => {
  const checkout = await checkoutWith(jacket, shell)
  const { items } = await checkout.cart()
  const itemIds = items.find(({ sku }) => sku === jacket.sku)?.itemId ?? ''
  const form = { intent: 'delivery', shipmentId: 'me-standard', itemIds, code: 'pickup' }
  await checkout.post({ ...form, storeId: '0210' })
  const html = await checkout.read('/en-gb/cart')
  const [, main = ''] = html.split('<main')
  const groups = main.split(/(?=<section aria-labelledby)/).slice(1)
  const contents = groups.map((group) => [
    /<h2[^>]*>([^<]+)<\/h2>/.exec(group)?.[1],
    [jacket, shell].filter(({ name }) => group.includes(name)).map(({ name }) => name),
  ])
  expect(contents.slice(0, 2)).toEqual([
    ['Home delivery', [shell.name]],
    ['Pick up: Cairn London', [jacket.name]],
  ])
})
