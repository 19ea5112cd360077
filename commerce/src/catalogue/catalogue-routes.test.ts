import type { Recommendation, Upsell } from '@cairn/contract/catalogue/product'
import type { Locale } from '@cairn/contract/sites/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Answer = { recommendations: Recommendation[]; upsells: Upsell[] }

const readAll = async (locale: Locale, query: Record<string, string> = {}) =>
  (await shop.visitor().send<Answer>('readRecommendations', { locale, query })).body

test('recommendations are styles that the market sells, by popularity (PROD-014)', async () => {
  const { recommendations } = await readAll('de-de')

  expect(recommendations[0]).toEqual({
    id: 'CAIRN001BLK',
    title: 'Daunenjacke Summit',
    url: '/de-de/p/daunenjacke-summit-CAIRN001BLK',
    image: { src: '/images/CAIRN001BLK/front', alt: 'Daunenjacke Summit, Basalt' },
    rating: { score: 4.6, showScore: true },
    price: 320,
    highestPrice: 320,
    currency: 'EUR',
    recToken: 'CAIRN001BLK',
  })
  const styles = recommendations.map(({ id }) => id.slice(0, 8))
  expect(new Set(styles).size).toBe(styles.length)
  for (const styleId of ['CAIRN004', 'CAIRN007', 'CAIRN011']) expect(styles).not.toContain(styleId)
})

test('a style is recommended only in markets that sell it, and never for itself', async () => {
  const idsIn = async (locale: Locale, query = {}) =>
    (await readAll(locale, query)).recommendations.map(({ id }) => id.slice(0, 8))

  expect(await idsIn('it-it')).toContain('CAIRN012')
  expect(await idsIn('en-us')).not.toContain('CAIRN012')
  expect(await idsIn('en-us', { productId: 'CAIRN001TRN' })).not.toContain('CAIRN001')
  expect(await idsIn('en-us', { count: '2' })).toHaveLength(2)
})

test('requested products come in their order, without those that are sold out, not sold alone, not sold in the market or unknown', async () => {
  const idsOf = async (locale: Locale, productIds: string[]) => {
    const query = { productIds, widget: 'seen' }
    const { body } = await shop.visitor().send<Answer>('readRecommendations', { locale, query })
    return body.recommendations.map(({ id }) => id)
  }
  const requested = ['CAIRN012BLK', 'CAIRN002TRN', 'CAIRN004SLT', 'CAIRN0X9BLK', 'CAIRN001BLK']

  const others = ['CAIRN004', 'CAIRN007', 'CAIRN007SNW', 'CAIRN011']
  expect(await idsOf('en-us', [...requested, ...others])).toEqual(['CAIRN002TRN', 'CAIRN001BLK'])
  expect(await idsOf('en-us', ['CAIRN001BLK'])).toEqual(['CAIRN001BLK'])
})

test('a recommended gift card has the lowest and the highest of its amounts as price', async () => {
  const query = { productIds: ['CAIRN008HTR'], widget: 'seen' }
  const { body } = await shop.visitor().send<Answer>('readRecommendations', {
    locale: 'en-us',
    query,
  })

  expect(body.recommendations).toMatchObject([{ price: 25, highestPrice: 500 }])
})

test('an upsell can be added to the cart by its sku', async () => {
  const { upsells } = await readAll('en-us')
  const guest = await shop.guest()

  expect(upsells.length).toBeGreaterThan(0)
  for (const { sku } of upsells) {
    expect(await guest.send('createCartWithItem', { body: { sku } })).toMatchObject({ status: 200 })
  }
})
