import type { Cart } from '@cairn/contract/cart/cart'
import { locales } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type SellableCache,
  createSellableCache,
} from '../../catalogue/sellable/sellable-cache-store.ts'
import { aCategory, aStyle, importRows } from '../../testing/import-rows.ts'
import { guestWithEach } from '../../testing/ready-to-order.ts'
import { countQueries } from '../../testing/recorded-queries.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importData(aCategory('210000'), aCategory('210101', '210000'))
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const sku = 'TEST0001BLK-M'
const style = aStyle('TEST0001')
const [product] = style.products
if (!product) throw new Error('a style without a product')
const importData = (...rows: object[]) => importRows(shop.database.query, rows)

beforeEach(() => importData(style))

async function readTwice() {
  const { guest, basketId } = await guestWithEach(shop, [sku])
  const read = async () => {
    const { body } = await guest.send<Cart>('readCart', { params: { basketId } })
    return { ...body, item: body.items[0] }
  }
  await read()
  return { read, before: await read() }
}

describe('a cart that was read before', () => {
  test('is read again with one database query', async () => {
    const { read } = await readTwice()
    expect(await countQueries(read)).toBe(1)
  })

  test('shows a new price, name and size as soon as they are imported', async () => {
    const { read, before } = await readTwice()
    expect(before.item?.price.current).toBe(100)
    const prices = [{ siteId: 'CAIRN-US', current: 80_00, original: 100_00 }]
    const large = { sku: 'TEST0001BLK-L', upc: '1234567890123', size: 'L', onHand: 3 }
    await importData({ ...style, products: [{ ...product, prices }] })
    expect((await read()).item?.price.current).toBe(80)
    await importData({
      ...style,
      products: [{ ...product, variants: [...product.variants, large] }],
    })
    expect((await read()).item?.variants.map(({ size }) => size)).toEqual(['S', 'M', 'L'])
    const name = 'Another jacket'
    const texts = Object.fromEntries(
      Object.entries(style.texts).map(([locale, text]) => [locale, { ...text, name }]),
    )
    await importData({ ...style, texts })
    expect((await read()).item?.name).toBe(name)
  })

  test('shows sold-out and withdrawn variants at once, with no further queries', async () => {
    const { read } = await readTwice()
    await shop.database.run('update variants set on_hand = 0 where sku = $1', [sku])
    const queries = await countQueries(async () => {
      expect((await read()).item).toMatchObject({ available: false })
    })
    expect(queries).toBe(1)
    await shop.database.run(`update variants set withdrawn = true where sku = 'TEST0001BLK-S'`)
    expect((await read()).item?.variants.map(({ size }) => size)).toEqual(['M'])
  })

  test('has the shipping price that was stored last', async () => {
    const { read, before } = await readTwice()
    expect(before.totals.shipping).toBe(6.95)
    await shop.database.run(
      `update shipping_zone_methods set methods = jsonb_set(methods, '{0,price}', '895')
       where locale = 'en-us'`,
    )
    expect((await read()).totals.shipping).toBe(8.95)
  })
})

describe('the answer for a cart that was read before', () => {
  const discount = (from: string | null) => ({
    kind: 'promotion',
    promotionId: 'SOON',
    level: 'ORDER',
    from,
    gives: { type: 'percentage', percent: 10 },
    texts: Object.fromEntries(locales.map((locale) => [locale, { name: 'Ten off' }])),
  })

  /** Lets the promotion start so late that the cart is read once before. */
  async function readBeforeStart(
    read: () => Promise<Pick<Cart, 'totals'>>,
    seconds = 1,
  ): Promise<Date> {
    const { rows } = await shop.database.run(
      `update promotions
       set definition = jsonb_set(definition, '{from}', to_jsonb(now() + make_interval(secs => $1)))
       where promotion_id = 'SOON' returning definition ->> 'from' as "startsAt"`,
      [seconds],
    )
    const { totals } = await read()
    if (totals.discount > 0) return readBeforeStart(read, 2 * seconds)
    return new Date(String(rows[0]?.['startsAt']))
  }

  test('is identical while nothing changes', async () => {
    const { read, before } = await readTwice()
    expect(await read()).toEqual(before)
  })

  test('changes in the second in which a promotion begins', async () => {
    await importData(discount('2126-01-01T00:00:00Z'))
    const { read } = await readTwice()
    const startsAt = await readBeforeStart(read)
    await expect.poll(async () => (await read()).totals.discount).toBe(10)
    expect(Date.now()).toBeGreaterThanOrEqual(startsAt.getTime())
    await importData({ ...discount(null), active: false })
    expect((await read()).totals.discount).toBe(0)
  })

  test('differs for a request with other options', async () => {
    const { guest, basketId } = await guestWithEach(shop, [sku])
    const read = async (query: Record<string, string> = {}) => {
      const response = await guest.send<Cart>('readCart', { params: { basketId }, query })
      return response.body.flash
    }
    await shop.database.run('update variants set on_hand = 0 where sku = $1', [sku])
    expect(await read()).toEqual([])
    expect(await read({ inventorySupplyCheck: 'true' })).not.toEqual([])
    expect(await read()).toEqual([])
  })

  test('follows items that are saved for later and removed from that list', async () => {
    const { guest, basketId } = await guestWithEach(shop, [sku, 'TEST0001BLK-S'])
    const read = async () => (await guest.send<Cart>('readCart', { params: { basketId } })).body
    const [item] = (await read()).items
    await guest.send('saveItemForLater', {
      body: { productId: 'TEST0001BLK', saveForLater: { itemId: item?.itemId } },
    })
    const { items, saveForLater, saveForLaterId: list } = await read()
    expect([items.length, saveForLater.total]).toEqual([1, 1])
    const [savedItem] = saveForLater.items
    if (list === null || !savedItem) throw new Error('nothing was saved')
    await guest.send('removeSavedItem', {
      params: { saveForlaterId: list, itemId: savedItem.itemId },
    })
    expect((await read()).saveForLater.total).toBe(0)
  })
})

describe('the product cache', () => {
  const market = { siteId: 'CAIRN-US', locale: 'en-us' } as const
  const priceIn = async (caches: SellableCache, revision: string) => {
    const sellables = await caches({ market, skus: [sku], revision }, shop.database.query)
    return sellables.get(sku)?.row.current
  }
  const revisionNow = async () => {
    const { rows } = await shop.database.run(
      `select revision::text as revision from snapshot_revisions where snapshot = 'goods'`,
    )
    return String(rows[0]?.['revision'])
  }

  test('reads a product again after each change, whatever revision is requested', async () => {
    const caches = createSellableCache()
    const before = await revisionNow()
    const prices = [{ siteId: 'CAIRN-US', current: 70_00, original: 100_00 }]
    await importData({ ...style, products: [{ ...product, prices }] })
    expect(await priceIn(caches, before)).toBe(70_00)
    await importData({ ...style, products: [{ ...product, prices: product.prices }] })
    expect(await priceIn(caches, before)).toBe(100_00)
  })

  test('reads a revision once', async () => {
    const caches = createSellableCache()
    const revision = await revisionNow()
    await priceIn(caches, revision)
    expect(await countQueries(() => priceIn(caches, revision))).toBe(0)
  })
})
