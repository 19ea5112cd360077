import { expect, test } from 'vitest'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

type Offer = Record<string, unknown>

async function offersAt(path: string): Promise<Offer[]> {
  const html = await (await visit(path)).text()
  const [, text = ''] = /<script type="application\/ld\+json"[^>]*>([^<]*)</.exec(html) ?? []
  const product: { offers: Offer[] } = JSON.parse(text)
  return product.offers
}

test('the first offer of a product says how it is delivered and returned, and the others refer to it', async () => {
  const [first, ...others] = await offersAt('/de-de/p/hardshelljacke-ridge-CAIRN002TRN')
  expect(first).toMatchObject({
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      '@id': '#shipping',
      shippingRate: { '@type': 'MonetaryAmount', value: '4.95', currency: 'EUR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
      deliveryTime: {
        transitTime: {
          minValue: expect.any(Number),
          maxValue: expect.any(Number),
          unitCode: 'DAY',
        },
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      '@id': '#returns',
      applicableCountry: 'DE',
      merchantReturnDays: 60,
      returnFees: 'https://schema.org/FreeReturn',
    },
  })
  expect(others.length).toBeGreaterThan(2)
  for (const offer of others) {
    expect(offer).toMatchObject({
      shippingDetails: { '@id': '#shipping' },
      hasMerchantReturnPolicy: { '@id': '#returns' },
    })
  }
})

test('a jacket that is made to order cannot be returned', async () => {
  const { body } = await shop()
    .visitor()
    .send<{ pageUrl: string }>('readProduct', {
      params: { productId: 'CAIRN009' },
      locale: 'en-us',
    })
  const [first] = await offersAt(body.pageUrl)
  const policy = Object(first?.['hasMerchantReturnPolicy'])
  expect(policy.returnPolicyCategory).toBe('https://schema.org/MerchantReturnNotPermitted')
  expect(policy).not.toHaveProperty('merchantReturnDays')
})

test('every offer says until when its price is stated', async () => {
  const offers = await offersAt('/en-us/p/ridge-shell-CAIRN002TRN')
  const days = offers.map(
    ({ priceValidUntil }) => (Date.parse(String(priceValidUntil)) - Date.now()) / 86_400_000,
  )
  expect(days.length).toBeGreaterThan(2)
  for (const day of days) {
    expect(day).toBeGreaterThan(28)
    expect(day).toBeLessThan(31)
  }
})

test('a gift card is neither shipped nor returned', async () => {
  const { body } = await shop()
    .visitor()
    .send<{ products: { id: string; pageUrl: string }[] }>('readCatalogue', {
      query: { categoryId: '240500' },
      locale: 'en-us',
    })
  const offers = await offersAt(body.products[0]?.pageUrl ?? '')
  expect(offers.length).toBeGreaterThan(0)
  for (const offer of offers) {
    expect(offer['priceValidUntil']).toBeTruthy()
    expect(offer).not.toHaveProperty('shippingDetails')
    expect(offer).not.toHaveProperty('hasMerchantReturnPolicy')
  }
})
