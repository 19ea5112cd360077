import type { Cart } from '@cairn/contract/cart/cart'
import type { Listing } from '@cairn/contract/catalogue/listing'
import type { ProductDetails } from '@cairn/contract/catalogue/product'
import type { Locale } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const giftCardId = 'CAIRN008HTR'

async function readGiftCard(locale: Locale) {
  const call = { params: { productId: giftCardId }, locale }
  return (await shop.visitor().send<ProductDetails>('readProduct', call)).body
}

const facetsOf = ({ filters }: Listing) =>
  filters.flatMap(({ id, values }) => values.map((value) => `${id}:${value.id}`))

test.each<[Locale, string[]]>([
  ['en-us', ['$25', '$50', '$100', '$250', '$500']],
  ['en-gb', ['£25', '£50', '£100', '£250', '£500']],
  ['en-ca', ['CAD 25', 'CAD 50', 'CAD 100', 'CAD 250', 'CAD 500']],
  ['de-de', ['25 €', '50 €', '100 €', '250 €', '500 €']],
])('a gift card in %s has the amounts %j, and no colour', async (locale, amounts) => {
  const card = await readGiftCard(locale)

  expect(card.sizes.map((size) => size.replaceAll('\u00a0', ' '))).toEqual(amounts)
  expect(card.variants.map(({ size }) => size)).toEqual(card.sizes)
  expect(card.colours).toEqual([])
  expect(card.images).toEqual([
    { src: '/images/CAIRN008HTR/front', alt: card.name },
    { src: '/images/CAIRN008HTR/detail', alt: card.name },
  ])
})

test('a gift card that costs no whole amount shows its decimals', async () => {
  const prices = (minor: number) =>
    shop.database.exec(`
      update variant_prices set original_minor = ${minor}
      where sku = 'CAIRN008HTR-100' and site_id = 'CAIRN-US'`)
  await prices(120_50)

  expect((await readGiftCard('en-us')).sizes).toContain('$120.50')
  await prices(100_00)
})

test('a listing of gift cards has no facets for colours and sizes', async () => {
  const read = (query: Record<string, string>) =>
    shop.visitor().send<Listing>('readCatalogue', { query: { categoryId: '240500', ...query } })
  const { body } = await read({})

  expect(body.products).toMatchObject([
    { id: giftCardId, colours: [], image: { alt: body.products[0]?.name } },
  ])
  expect(facetsOf(body)).toEqual(['inStock:true'])
  expect(facetsOf((await read({ inStock: 'true', minPrice: '400' })).body)).toEqual([
    'inStock:true',
  ])
  expect((await read({ filter: 'colour:purple' })).body.total).toBe(0)
})

test('a search for its former colour does not find a gift card', async () => {
  const search = (q: string) =>
    shop.visitor().send<{ products: { id: string }[] }>('searchProducts', { query: { q } })
  const idsOf = async (q: string) => (await search(q)).body.products.map(({ id }) => id)

  expect(await idsOf('gift card')).toContain(giftCardId)
  expect(await idsOf('heather')).not.toContain(giftCardId)
})

test('a gift card in the cart and in the saved items has an amount only (CART-039)', async () => {
  const guest = await shop.guest()
  const body = { sku: 'CAIRN008HTR-50', qty: 1 }
  const { body: cart } = await guest.send<Cart>('createCartWithItem', { body })
  const [item] = cart.items
  expect(item?.attributes).toEqual([{ code: 'amount', value: '$50' }])

  const saved = { productId: giftCardId, qty: 1, type: 'product' }
  await guest.send('saveItemForLater', {
    body: { ...saved, saveForLater: { itemId: item?.itemId, saveForLaterId: null } },
  })
  expect((await guest.send<Cart['saveForLater']>('readSavedItems')).body).toMatchObject({
    items: [{ size: null, colour: null, amount: '$50', available: true }],
  })
})
