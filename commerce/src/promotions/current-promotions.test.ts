import { describe, expect, test } from 'vitest'
import { aSellable } from '../catalogue/sellable/sellable-example.ts'
import {
  buildPromotionCatalogue,
  categoriesNamedBy,
  currentPromotions,
  noPromotions,
  usageCountsOf,
} from './current-promotions.ts'
import { aPromotion, inEveryCurrency } from './promotion-example.ts'
import { allShoppers } from './usage-limits.ts'

const percentage = { type: 'percentage', percent: 10 } as const
const shopper = '7f0c2d5e-3b1a-4c8d-9e6f-0a1b2c3d4e5a'

describe('a catalogue of promotions', () => {
  const american = aPromotion({ promotionId: 'US', sites: ['CAIRN-US'], gives: percentage })
  const british = aPromotion({ promotionId: 'GB', sites: ['CAIRN-GB'], gives: percentage })
  const everywhere = aPromotion({ promotionId: 'ALL', gives: percentage })
  const inactive = aPromotion({ promotionId: 'OFF', active: false, gives: percentage })
  const catalogue = buildPromotionCatalogue({
    revision: '7',
    promotions: [american, british, everywhere, inactive],
    styleCategories: [
      { styleId: 'CAIRN001', categoryId: '110000' },
      { styleId: 'CAIRN001', categoryId: '120000' },
      { styleId: 'CAIRN002', categoryId: '120000' },
    ],
    gifts: new Map(),
  })

  test('contains the active promotions of each site', () => {
    expect(catalogue.bySite.get('CAIRN-US')).toEqual([american, everywhere])
    expect(catalogue.bySite.get('CAIRN-GB')).toEqual([british, everywhere])
  })

  test('finds every promotion by its id, also one that is switched off', () => {
    expect([...catalogue.byId]).toEqual([
      ['US', american],
      ['GB', british],
      ['ALL', everywhere],
      ['OFF', inactive],
    ])
    expect(catalogue.revision).toBe('7')
  })

  test('contains all categories of each style', () => {
    expect([...catalogue.categoriesByStyle]).toEqual([
      ['CAIRN001', new Set(['110000', '120000'])],
      ['CAIRN002', new Set(['120000'])],
    ])
  })
})

describe('the categories that a promotion names', () => {
  const of = (category: string) => ({
    categories: [category],
    except: { categories: [`${category.slice(0, 5)}9`] },
  })
  const selection = (category: string) => ({ styles: [], products: [], ...of(category) })
  const promotionWith = (fields: object) => aPromotion({ gives: percentage, ...fields })

  test('are those of its conditions, with the exceptions', () => {
    const promotion = promotionWith({
      when: {
        spend: { amounts: inEveryCurrency(1_00), of: selection('110000') },
        quantity: { pieces: 2, of: selection('120000') },
      },
    })
    expect(categoriesNamedBy(promotion)).toEqual(['110000', '110009', '120000', '120009'])
  })

  test('are those of its effect', () => {
    expect(
      categoriesNamedBy(promotionWith({ gives: { ...percentage, of: selection('130000') } })),
    ).toEqual(['130000', '130009'])
    const buyAndGet = {
      type: 'buyAndGet',
      buy: 2,
      get: 1,
      of: selection('140000'),
      getOf: selection('150000'),
    }
    expect(categoriesNamedBy(promotionWith({ level: 'PRODUCT', gives: buyAndGet }))).toEqual([
      '140000',
      '140009',
      '150000',
      '150009',
    ])
  })

  test('are none if it names none', () => {
    expect(
      categoriesNamedBy(aPromotion({ gives: { type: 'gift', sku: 'CAIRN007SNW-OS' } })),
    ).toEqual([])
    expect(
      categoriesNamedBy(promotionWith({ when: { spend: { amounts: inEveryCurrency(1) } } })),
    ).toEqual([])
  })
})

test('usage is counted for all shoppers, for one, and in money for each currency', () => {
  const usage = usageCountsOf(
    [
      { kind: 'promotion', subject: 'A', consumerId: allShoppers, count: 5 },
      { kind: 'promotion', subject: 'A', consumerId: shopper, count: 2 },
      { kind: 'coupon', subject: 'CODE', consumerId: allShoppers, count: 9 },
      { kind: 'budget', subject: 'A USD', consumerId: allShoppers, count: 70_00 },
      { kind: 'budget', subject: 'A EUR', consumerId: allShoppers, count: 30_00 },
      { kind: 'budget', subject: 'B USD', consumerId: shopper, count: 1_00 },
    ],
    'USD',
  )
  expect([...usage.total]).toEqual([['A', 5]])
  expect([...usage.byShopper]).toEqual([['A', 2]])
  expect([...usage.grantedMinor]).toEqual([['A', 70_00]])
})

describe('the gifts of a cart', () => {
  const mug = aSellable({ sku: 'MUG', onHand: 0, price: null })
  const catalogue = buildPromotionCatalogue({
    revision: '1',
    promotions: [],
    styleCategories: [],
    gifts: new Map([['en-us', new Map([['MUG', mug]])]]),
  })
  const giftsIn = (locale: 'en-us' | 'de-de', stock: object = {}) => {
    const gift = { sku: 'MUG', onHand: 4, withdrawn: true, current: 15_00, original: 20_00 }
    const facts = { ...noPromotions, gifts: [{ ...gift, ...stock }] }
    return [...currentPromotions(catalogue, facts, locale).gifts]
  }

  test('have their product data and their current price and stock', () => {
    const price = { current: 15_00, original: 20_00 }
    expect(giftsIn('en-us')).toEqual([['MUG', { ...mug, onHand: 4, withdrawn: true, price }]])
  })

  test('are only those that the market sells', () => {
    expect(giftsIn('de-de')).toEqual([])
    expect(giftsIn('en-us', { sku: 'CUP' })).toEqual([])
  })

  test.each([{ current: null }, { original: null }])('have no price without %o', (stock) => {
    expect(giftsIn('en-us', stock)).toMatchObject([['MUG', { price: null }]])
  })
})
