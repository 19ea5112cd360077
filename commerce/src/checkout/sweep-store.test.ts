import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { shopInstruments } from '../orders/instruments-store.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { onFault } from '../platform/faults.ts'
import type { Warn } from '../platform/jobs/warn.ts'
import { nothingWrong } from '../testing/nothing-wrong.ts'
import { guestReadyToOrder, placeOrder, tokens } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { setStock } from '../testing/stock.ts'
import { sweepOrders } from './sweep-store.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await setStock(shop, jacket, 100)
})
afterEach(() => nothingWrong(shop))
afterAll(() => shop.close())

async function inTheMiddle(token: string): Promise<void> {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
  await placeOrder(guest, basketId, { token })
}

/** The server dies after the provider has taken the money. */
async function unsettled(): Promise<void> {
  const disarm = onFault('order.charged', () => {
    throw new Error('the server died')
  })
  await inTheMiddle(tokens.approve)
  disarm()
  shop.failures.splice(0)
}

const later = (seconds: number) =>
  shop.database.run(
    `update payment_attempts set looked_at = looked_at - make_interval(secs => ${seconds})
     where state in ('asked', 'challenged')`,
  )

const states = async () => {
  const { rows } = await shop.database.run(
    `select state, count(*)::integer as orders from orders
     where cart_id is not null group by state`,
  )
  return Object.fromEntries(rows.map(({ state, orders }) => [String(state), orders]))
}

const sweep = (provider: PaymentProvider = shop.provider, warn?: Warn) =>
  sweepOrders({ database: shop.database.query, provider, instruments: shopInstruments }, warn)

test('an order that fails keeps no other from being settled, and is told of', async () => {
  await unsettled()
  await unsettled()
  await later(15)
  const warned: unknown[] = []
  let isFirst = true
  const find: PaymentProvider['find'] = async (key) => {
    if (!isFirst) return shop.provider.find(key)
    isFirst = false
    throw new Error('nobody has thought of this')
  }
  await sweep({ ...shop.provider, find }, (about) => void warned.push(about))

  expect(await states()).toEqual({ pending: 1, placed: 1 })
  expect(warned).toMatchObject([{ orderId: expect.any(String), err: expect.any(Error) }])
  await sweep()
  expect(await states()).toEqual({ placed: 2 })
  await shop.sandbox.work()
})

test('however many stand before a challenge, who has paid is not kept waiting (promise 7)', async () => {
  for (let windows = 1; windows <= 51; windows += 1) await inTheMiddle(tokens.challenge)
  await later(5)
  await unsettled()
  await later(15)
  await sweep()

  expect(await states()).toEqual({ challenged: 51, placed: 3 })
})

test('and of those before a challenge each has its turn', async () => {
  const asked = new Set<string>()
  const find: PaymentProvider['find'] = (key) => {
    asked.add(key)
    return shop.provider.find(key)
  }
  await sweep({ ...shop.provider, find })

  expect(asked.size).toBe(50)
  await sweep({ ...shop.provider, find })
  expect(asked.size).toBe(51)
  await shop.sandbox.work()
})
