import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { shopInstruments } from '../orders/money/instruments-flow.ts'
import type { PaymentProvider } from '../payments/providers/provider.ts'
import { onFault } from '../platform/faults.ts'
import type { Warn } from '../platform/jobs/warn.ts'
import { expectConsistent } from '../testing/expect-consistent.ts'
import { guestReadyToOrder, placeOrder, cardTokens } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { setStock } from '../testing/stock.ts'
import { settleUnsettledOrders } from './settle-payments-flow.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await setStock(shop, jacket, 100)
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

async function placeWithToken(token: string): Promise<void> {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
  await placeOrder(guest, basketId, { token })
}

/** Places an order on a server that dies after the provider has authorised the payment. */
async function leaveUnsettled(): Promise<void> {
  const disarm = onFault('order.charged', () => {
    throw new Error('the server died')
  })
  await placeWithToken(cardTokens.approve)
  disarm()
  shop.unexpectedErrors.splice(0)
}

const passSeconds = (seconds: number) =>
  shop.database.run(
    `update payment_attempts set checked_at = checked_at - make_interval(secs => ${seconds})
     where state in ('requested', 'challenged')`,
  )

const countByState = async () => {
  const { rows } = await shop.database.run(
    `select state, count(*)::integer as orders from orders
     where cart_id is not null group by state`,
  )
  return Object.fromEntries(rows.map(({ state, orders }) => [String(state), orders]))
}

const runPeriodicCheck = (provider: PaymentProvider = shop.provider, warn?: Warn) =>
  settleUnsettledOrders(
    { database: shop.database.query, provider, instruments: shopInstruments },
    warn,
  )

test('an error with one order does not stop the periodic check, and is logged', async () => {
  await leaveUnsettled()
  await leaveUnsettled()
  await passSeconds(15)
  const warnings: unknown[] = []
  let isFirst = true
  const find: PaymentProvider['find'] = async (key) => {
    if (!isFirst) return shop.provider.find(key)
    isFirst = false
    throw new Error('an unexpected error')
  }
  await runPeriodicCheck({ ...shop.provider, find }, (about) => void warnings.push(about))

  expect(await countByState()).toEqual({ pending: 1, placed: 1 })
  expect(warnings).toMatchObject([{ orderId: expect.any(String), err: expect.any(Error) }])
  await runPeriodicCheck()
  expect(await countByState()).toEqual({ placed: 2 })
  await shop.sandbox.work()
})

test('challenged orders do not delay the settlement of paid ones (guarantee 7)', async () => {
  for (let windows = 1; windows <= 51; windows += 1) await placeWithToken(cardTokens.challenge)
  await passSeconds(5)
  await leaveUnsettled()
  await passSeconds(15)
  await runPeriodicCheck()

  expect(await countByState()).toEqual({ challenged: 51, placed: 3 })
})

test('the periodic check reaches every challenged order in turn', async () => {
  const lookedUp = new Set<string>()
  const find: PaymentProvider['find'] = (key) => {
    lookedUp.add(key)
    return shop.provider.find(key)
  }
  await runPeriodicCheck({ ...shop.provider, find })

  expect(lookedUp.size).toBe(50)
  await runPeriodicCheck({ ...shop.provider, find })
  expect(lookedUp.size).toBe(51)
  await shop.sandbox.work()
})
