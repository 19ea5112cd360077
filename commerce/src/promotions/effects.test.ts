import { describe, expect, test } from 'vitest'
import { applyPromotions } from './apply-promotions.ts'
import { aLine, aPromotion, aSituation, inAll } from './promotion-example.ts'
import type { PromotedLine, Situation } from './situation.ts'

type Given = Parameters<typeof aPromotion>[0]

/** What one promotion takes off each line, as a list in the order of the lines. */
function offLines(given: Given, lines: PromotedLine[], more: Partial<Situation> = {}) {
  const promoted = applyPromotions([aPromotion(given)], aSituation({ lines, ...more }))
  return lines.map(({ lineId }) => promoted.lines.get(lineId))
}

const item = (...given: number[]) => given.map((off) => ({ item: off, order: 0 }))
const order = (...given: number[]) => given.map((off) => ({ item: 0, order: off }))

const product = 'PRODUCT' as const
const shirt = aLine('shirt', { styleId: 'SHIRT001', productId: 'SHIRT001BLK', current: 20_00 })
const jacket = aLine('jacket', { current: 259_99, original: 390_00 })
const giftCard = aLine('card', { current: 50_00, isGiftCard: true })

describe('a percentage', () => {
  test('off products is rounded line by line', () => {
    const gives = { type: 'percentage', percent: 10 } as const

    expect(offLines({ level: product, gives }, [jacket, shirt])).toEqual(item(26_00, 2_00))
  })

  test('off the order is rounded once and shared out by what the lines cost', () => {
    const thirds = ['a', 'b', 'c'].map((id) => aLine(id, { current: 33_35 }))
    const gives = { type: 'percentage', percent: 10 } as const

    // 10.005 of 100.05 is 10.01.
    expect(offLines({ gives }, thirds)).toEqual(order(3_34, 3_34, 3_33))
  })

  test('is never taken off a gift card', () => {
    const gives = { type: 'percentage', percent: 10 } as const

    expect(offLines({ gives }, [giftCard, shirt])).toEqual(order(0, 2_00))
    expect(offLines({ level: product, gives }, [giftCard])).toEqual(item(0))
  })
})

describe('an amount', () => {
  const gives = { type: 'amount', amounts: inAll(30_00) } as const

  test('off the order is shared out, and never more than the order costs', () => {
    expect(offLines({ gives }, [aLine('a'), aLine('b', { quantity: 2 })])).toEqual(
      order(10_00, 20_00),
    )
    expect(offLines({ gives }, [shirt])).toEqual(order(20_00))
  })

  test('off products comes off once, or off each piece', () => {
    const three = { ...shirt, quantity: 3 }
    const each = { type: 'amount', amounts: inAll(5_00), per: 'piece' } as const

    expect(offLines({ level: product, gives }, [three])).toEqual(item(30_00))
    expect(offLines({ level: product, gives: each }, [three])).toEqual(item(15_00))
    expect(
      offLines({ level: product, gives: { ...each, amounts: inAll(25_00) } }, [three]),
    ).toEqual(item(60_00))
  })

  test('is the one of the currency', () => {
    const inTwo = { type: 'amount', amounts: { USD: 30_00, CAD: 40_00 } } as const
    const given = { gives: inTwo, sites: ['CAIRN-US', 'CAIRN-CA'] }

    expect(offLines(given, [aLine('a')], { siteId: 'CAIRN-CA', currency: 'CAD' })).toEqual(
      order(40_00),
    )
  })
})

test('a fixed price is what each piece costs, and makes nothing dearer', () => {
  const gives = { type: 'fixedPrice', amounts: inAll(99_00) } as const

  expect(offLines({ level: product, gives }, [{ ...jacket, quantity: 2 }, shirt])).toEqual(
    item(2 * 160_99, 0),
  )
})

describe('buying some and getting others', () => {
  const three = { type: 'buyAndGet', buy: 2, get: 1 } as const
  const tees = (...prices: number[]) =>
    prices.map((current, at) => aLine(`tee-${at}`, { current, original: current }))

  test('gives the cheapest of each three', () => {
    expect(offLines({ level: product, gives: three }, tees(30_00, 10_00, 20_00))).toEqual(
      item(0, 10_00, 0),
    )
  })

  test('counts pieces, not lines', () => {
    const lines = [aLine('tee', { current: 15_00, quantity: 7 })]

    expect(offLines({ level: product, gives: three }, lines)).toEqual(item(30_00))
  })

  test('gives nothing for two, and as many times as there are threes', () => {
    expect(offLines({ level: product, gives: three }, tees(30_00, 10_00))).toEqual(item(0, 0))
    expect(
      offLines({ level: product, gives: three }, tees(60_00, 50_00, 40_00, 30_00, 20_00, 10_00)),
    ).toEqual(item(0, 0, 0, 0, 20_00, 10_00))
  })

  test('gives no more often than an order may have it', () => {
    const lines = [aLine('tee', { current: 15_00, quantity: 9 })]

    expect(offLines({ level: product, gives: { ...three, most: 2 } }, lines)).toEqual(item(30_00))
  })

  test('gives something else, at a part of its price', () => {
    const boots = aLine('boots', { styleId: 'BOOTS001', current: 200_00 })
    const socks = aLine('socks', { styleId: 'SOCKS001', current: 19_99, quantity: 3 })
    const gives: Given['gives'] = {
      type: 'buyAndGet',
      buy: 1,
      get: 2,
      of: { styles: ['BOOTS001'] },
      getOf: { styles: ['SOCKS001'] },
      percent: 50,
    }

    expect(offLines({ level: product, gives }, [boots, socks])).toEqual(item(0, 2 * 10_00))
    expect(offLines({ level: product, gives }, [socks])).toEqual(item(0))
  })

  describe('of different kinds', () => {
    const boots = (quantity: number) =>
      aLine('boots', { styleId: 'BOOTS001', current: 200_00, quantity })
    const socks = (lineId: string, current: number, quantity = 1) =>
      aLine(lineId, { styleId: 'SOCKS001', current, quantity })
    const giving = (buy: number, get: number): Given['gives'] => ({
      type: 'buyAndGet',
      buy,
      get,
      of: { styles: ['BOOTS001'] },
      getOf: { styles: ['SOCKS001'] },
    })
    const off = (gives: Given['gives'], lines: Parameters<typeof offLines>[1]) =>
      offLines({ level: product, gives }, lines)

    test('gives the cheapest, and no more than was earned', () => {
      const lines = [boots(1), socks('wool', 20_00), socks('cotton', 10_00)]
      expect(off(giving(1, 1), lines)).toEqual(item(0, 0, 10_00))
    })

    test('counts whole times on both sides', () => {
      expect(off(giving(2, 1), [boots(3), socks('wool', 20_00, 5)])).toEqual(item(0, 20_00))
      expect(off(giving(1, 2), [boots(4), socks('wool', 20_00, 3)])).toEqual(item(0, 40_00))
    })

    test('of two that cost the same gives the one whose name comes first, however they lie', () => {
      const [one, other] = [socks('a-socks', 10_00), socks('b-socks', 10_00)]
      expect(off(giving(1, 1), [boots(1), one, other])).toEqual(item(0, 10_00, 0))
      expect(off(giving(1, 1), [boots(1), other, one])).toEqual(item(0, 0, 10_00))
    })
  })

  test('lets a piece count on one side only', () => {
    const gives: Given['gives'] = {
      type: 'buyAndGet',
      buy: 1,
      get: 1,
      of: { styles: ['SHIRT001', 'CAIRN001'] },
      getOf: { styles: ['SHIRT001'] },
    }

    expect(offLines({ level: product, gives }, [shirt])).toEqual(item(0))
    expect(offLines({ level: product, gives }, [{ ...shirt, quantity: 2 }])).toEqual(item(20_00))
    // One shirt is bought, for the other: the jacket buys the first.
    expect(offLines({ level: product, gives }, [{ ...shirt, quantity: 3 }, jacket])).toEqual(
      item(40_00, 0),
    )
  })
})

describe('shipping', () => {
  const shipments = [
    { shipmentId: 'me-standard', method: 'standard' as const, cost: 7_95 },
    { shipmentId: 'me-customs', method: 'customs' as const, cost: 12_00 },
  ]
  const offShipments = (given: Given, lines = [shirt]) =>
    Object.fromEntries(
      applyPromotions([aPromotion(given)], aSituation({ lines, shipments })).shipments,
    )
  const shipping = 'SHIPPING' as const

  test('is free by the ways that are named: standard unless others are', () => {
    expect(offShipments({ level: shipping, gives: { type: 'freeShipping' } })).toEqual({
      'me-standard': 7_95,
      'me-customs': 0,
    })
    expect(
      offShipments({ level: shipping, gives: { type: 'freeShipping', methods: ['customs'] } }),
    ).toEqual({ 'me-standard': 0, 'me-customs': 12_00 })
  })

  test('can be cheaper by a part, or cost one price', () => {
    expect(offShipments({ level: shipping, gives: { type: 'percentage', percent: 50 } })).toEqual({
      'me-standard': 3_98,
      'me-customs': 6_00,
    })
    expect(
      offShipments({ level: shipping, gives: { type: 'fixedPrice', amounts: inAll(5_00) } }),
    ).toEqual({ 'me-standard': 2_95, 'me-customs': 7_00 })
  })

  test('of gift cards alone earns nothing', () => {
    expect(offShipments({ level: shipping, gives: { type: 'freeShipping' } }, [giftCard])).toEqual({
      'me-standard': 0,
      'me-customs': 0,
    })
  })
})

describe('a gift', () => {
  const gives = { type: 'gift', sku: 'CAIRN007SNW-OS', pieces: 2 } as const
  const giftsFor = (lines: PromotedLine[], giftsThere = new Set(['CAIRN007SNW-OS'])) =>
    applyPromotions([aPromotion({ promotionId: 'GWP', gives })], aSituation({ lines, giftsThere }))
      .gifts

  test('comes with what is bought', () => {
    expect(giftsFor([shirt])).toEqual([{ promotionId: 'GWP', sku: 'CAIRN007SNW-OS', pieces: 2 }])
  })

  test('does not come with nothing, with gift cards, or when none is left', () => {
    expect(giftsFor([])).toEqual([])
    expect(giftsFor([giftCard])).toEqual([])
    expect(giftsFor([shirt], new Set())).toEqual([])
  })
})
