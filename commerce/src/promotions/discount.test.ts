import { describe, expect, test } from 'vitest'
import { applyPromotions } from './apply-promotions.ts'
import type { PromotedLine, PromotionContext } from './promotion-context.ts'
import {
  aLine,
  aPromotion,
  aPromotionContext,
  inEveryCurrency,
  type PromotionExample,
} from './promotion-example.ts'

/** What one promotion takes off each line, as a list in the order of the lines. */
function lineDiscounts(
  example: PromotionExample,
  lines: PromotedLine[],
  more: Partial<PromotionContext> = {},
) {
  const appliedPromotions = applyPromotions(
    [aPromotion(example)],
    aPromotionContext({ lines, ...more }),
  )
  return lines.map(({ lineId }) => appliedPromotions.lines.get(lineId))
}

const item = (...amounts: number[]) => amounts.map((off) => ({ item: off, order: 0 }))
const order = (...amounts: number[]) => amounts.map((off) => ({ item: 0, order: off }))

const product = 'PRODUCT' as const
const shirt = aLine('shirt', { styleId: 'SHIRT001', productId: 'SHIRT001BLK', current: 20_00 })
const jacket = aLine('jacket', { current: 259_99, original: 390_00 })
const giftCard = aLine('card', { current: 50_00, isGiftCard: true })

describe('a percentage', () => {
  test('of products is rounded for each line', () => {
    const gives = { type: 'percentage', percent: 10 } as const

    expect(lineDiscounts({ level: product, gives }, [jacket, shirt])).toEqual(item(26_00, 2_00))
  })

  test('of the order is rounded once and distributed by the prices of the lines', () => {
    const thirds = ['a', 'b', 'c'].map((id) => aLine(id, { current: 33_35 }))
    const gives = { type: 'percentage', percent: 10 } as const

    // 10.005 of 100.05 is 10.01.
    expect(lineDiscounts({ gives }, thirds)).toEqual(order(3_34, 3_34, 3_33))
  })

  test('does not discount gift cards', () => {
    const gives = { type: 'percentage', percent: 10 } as const

    expect(lineDiscounts({ gives }, [giftCard, shirt])).toEqual(order(0, 2_00))
    expect(lineDiscounts({ level: product, gives }, [giftCard])).toEqual(item(0))
  })
})

describe('an amount', () => {
  const gives = { type: 'amount', amounts: inEveryCurrency(30_00) } as const

  test('off the order is distributed over the lines and never exceeds their total', () => {
    expect(lineDiscounts({ gives }, [aLine('a'), aLine('b', { quantity: 2 })])).toEqual(
      order(10_00, 20_00),
    )
    expect(lineDiscounts({ gives }, [shirt])).toEqual(order(20_00))
  })

  test('off products is deducted once or from each piece', () => {
    const threeShirts = { ...shirt, quantity: 3 }
    const perPiece = { type: 'amount', amounts: inEveryCurrency(5_00), per: 'piece' } as const

    expect(lineDiscounts({ level: product, gives }, [threeShirts])).toEqual(item(30_00))
    expect(lineDiscounts({ level: product, gives: perPiece }, [threeShirts])).toEqual(item(15_00))
    expect(
      lineDiscounts({ level: product, gives: { ...perPiece, amounts: inEveryCurrency(25_00) } }, [
        threeShirts,
      ]),
    ).toEqual(item(60_00))
  })

  test('is the one in the currency of the cart', () => {
    const inTwoCurrencies = { type: 'amount', amounts: { USD: 30_00, CAD: 40_00 } } as const
    const example = { gives: inTwoCurrencies, sites: ['CAIRN-US', 'CAIRN-CA'] }

    expect(lineDiscounts(example, [aLine('a')], { siteId: 'CAIRN-CA', currency: 'CAD' })).toEqual(
      order(40_00),
    )
  })
})

test('a fixed price replaces the price of each piece, but never raises it', () => {
  const gives = { type: 'fixedPrice', amounts: inEveryCurrency(99_00) } as const

  expect(lineDiscounts({ level: product, gives }, [{ ...jacket, quantity: 2 }, shirt])).toEqual(
    item(2 * 160_99, 0),
  )
})

describe('buying some pieces and getting others', () => {
  const three = { type: 'buyAndGet', buy: 2, get: 1 } as const
  const tees = (...prices: number[]) =>
    prices.map((current, index) => aLine(`tee-${index}`, { current, original: current }))

  test('discounts the cheapest of three', () => {
    expect(lineDiscounts({ level: product, gives: three }, tees(30_00, 10_00, 20_00))).toEqual(
      item(0, 10_00, 0),
    )
  })

  test('counts pieces, not lines', () => {
    const lines = [aLine('tee', { current: 15_00, quantity: 7 })]

    expect(lineDiscounts({ level: product, gives: three }, lines)).toEqual(item(30_00))
  })

  test('needs three pieces, and applies again for each further three', () => {
    expect(lineDiscounts({ level: product, gives: three }, tees(30_00, 10_00))).toEqual(item(0, 0))
    expect(
      lineDiscounts(
        { level: product, gives: three },
        tees(60_00, 50_00, 40_00, 30_00, 20_00, 10_00),
      ),
    ).toEqual(item(0, 0, 0, 0, 20_00, 10_00))
  })

  test('applies no more often than the maximum per order', () => {
    const lines = [aLine('tee', { current: 15_00, quantity: 9 })]

    expect(lineDiscounts({ level: product, gives: { ...three, most: 2 } }, lines)).toEqual(
      item(30_00),
    )
  })

  test('can discount other products by a percentage', () => {
    const boots = aLine('boots', { styleId: 'BOOTS001', current: 200_00 })
    const socks = aLine('socks', { styleId: 'SOCKS001', current: 19_99, quantity: 3 })
    const gives: PromotionExample['gives'] = {
      type: 'buyAndGet',
      buy: 1,
      get: 2,
      of: { styles: ['BOOTS001'] },
      getOf: { styles: ['SOCKS001'] },
      percent: 50,
    }

    expect(lineDiscounts({ level: product, gives }, [boots, socks])).toEqual(item(0, 2 * 10_00))
    expect(lineDiscounts({ level: product, gives }, [socks])).toEqual(item(0))
  })

  describe('of different products', () => {
    const boots = (quantity: number) =>
      aLine('boots', { styleId: 'BOOTS001', current: 200_00, quantity })
    const socks = (lineId: string, current: number, quantity = 1) =>
      aLine(lineId, { styleId: 'SOCKS001', current, quantity })
    const giving = (buy: number, get: number): PromotionExample['gives'] => ({
      type: 'buyAndGet',
      buy,
      get,
      of: { styles: ['BOOTS001'] },
      getOf: { styles: ['SOCKS001'] },
    })
    const off = (gives: PromotionExample['gives'], lines: Parameters<typeof lineDiscounts>[1]) =>
      lineDiscounts({ level: product, gives }, lines)

    test('discounts the cheapest pieces, and no more than were earned', () => {
      const lines = [boots(1), socks('wool', 20_00), socks('cotton', 10_00)]
      expect(off(giving(1, 1), lines)).toEqual(item(0, 0, 10_00))
    })

    test('applies only a whole number of times', () => {
      expect(off(giving(2, 1), [boots(3), socks('wool', 20_00, 5)])).toEqual(item(0, 20_00))
      expect(off(giving(1, 2), [boots(4), socks('wool', 20_00, 3)])).toEqual(item(0, 40_00))
    })

    test('discounts the first line id of two with the same price, in any sequence', () => {
      const [one, other] = [socks('a-socks', 10_00), socks('b-socks', 10_00)]
      expect(off(giving(1, 1), [boots(1), one, other])).toEqual(item(0, 10_00, 0))
      expect(off(giving(1, 1), [boots(1), other, one])).toEqual(item(0, 0, 10_00))
    })
  })

  test('counts a piece either as bought or as got', () => {
    const gives: PromotionExample['gives'] = {
      type: 'buyAndGet',
      buy: 1,
      get: 1,
      of: { styles: ['SHIRT001', 'CAIRN001'] },
      getOf: { styles: ['SHIRT001'] },
    }

    expect(lineDiscounts({ level: product, gives }, [shirt])).toEqual(item(0))
    expect(lineDiscounts({ level: product, gives }, [{ ...shirt, quantity: 2 }])).toEqual(
      item(20_00),
    )
    // One shirt is bought, for the other: the jacket buys the first.
    expect(lineDiscounts({ level: product, gives }, [{ ...shirt, quantity: 3 }, jacket])).toEqual(
      item(40_00, 0),
    )
  })
})

describe('shipping', () => {
  const shipments = [
    { shipmentId: 'me-standard', method: 'standard' as const, cost: 7_95 },
    { shipmentId: 'me-customs', method: 'customs' as const, cost: 12_00 },
  ]
  const shipmentDiscounts = (example: PromotionExample, lines = [shirt]) =>
    Object.fromEntries(
      applyPromotions([aPromotion(example)], aPromotionContext({ lines, shipments })).shipments,
    )
  const shipping = 'SHIPPING' as const

  test('is free for the given methods, by default standard', () => {
    expect(shipmentDiscounts({ level: shipping, gives: { type: 'freeShipping' } })).toEqual({
      'me-standard': 7_95,
      'me-customs': 0,
    })
    expect(
      shipmentDiscounts({ level: shipping, gives: { type: 'freeShipping', methods: ['customs'] } }),
    ).toEqual({ 'me-standard': 0, 'me-customs': 12_00 })
  })

  test('can be reduced by a percentage or to a fixed price', () => {
    expect(
      shipmentDiscounts({ level: shipping, gives: { type: 'percentage', percent: 50 } }),
    ).toEqual({
      'me-standard': 3_98,
      'me-customs': 6_00,
    })
    expect(
      shipmentDiscounts({
        level: shipping,
        gives: { type: 'fixedPrice', amounts: inEveryCurrency(5_00) },
      }),
    ).toEqual({ 'me-standard': 2_95, 'me-customs': 7_00 })
  })

  test('is not discounted for gift cards alone', () => {
    expect(
      shipmentDiscounts({ level: shipping, gives: { type: 'freeShipping' } }, [giftCard]),
    ).toEqual({
      'me-standard': 0,
      'me-customs': 0,
    })
  })
})

describe('a gift', () => {
  const gives = { type: 'gift', sku: 'CAIRN007SNW-OS', pieces: 2 } as const
  const giftsFor = (lines: PromotedLine[], availableGiftSkus = new Set(['CAIRN007SNW-OS'])) =>
    applyPromotions(
      [aPromotion({ promotionId: 'GWP', gives })],
      aPromotionContext({ lines, availableGiftSkus }),
    ).gifts

  test('is added to a cart with products', () => {
    expect(giftsFor([shirt])).toEqual([{ promotionId: 'GWP', sku: 'CAIRN007SNW-OS', pieces: 2 }])
  })

  test('is not added to an empty cart, for gift cards alone, or if it is not available', () => {
    expect(giftsFor([])).toEqual([])
    expect(giftsFor([giftCard])).toEqual([])
    expect(giftsFor([shirt], new Set())).toEqual([])
  })
})
