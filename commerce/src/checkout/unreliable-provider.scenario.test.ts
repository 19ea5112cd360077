import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findInconsistencies } from '../orders/money/consistency-store.ts'
import { shopInstruments } from '../orders/money/instruments-flow.ts'
import { runOrderCommand } from '../orders/order-command-flow.ts'
import { guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { shortOrLong } from '../testing/short-or-long.ts'
import { setStock } from '../testing/stock.ts'
import { settleUnsettledOrders } from './settle-payments-flow.ts'

vi.setConfig({ testTimeout: shortOrLong(120_000, 60 * 60_000) })

const jacket = 'CAIRN001BLK-M'
const payments = shortOrLong(30, 2_000)
const concurrency = 8
const requestsPerLostAnswer = 10
const deliveriesPerWebhook = 5

type Movement = { operation: string; reference: string; key: string; amount: number }

/** The movements that the provider made, by key. */
const movements = new Map<string, Movement>()
const webhooks: (() => Promise<unknown>)[] = []
let requestCount = 0

let shop: Shop
beforeAll(async () => {
  shop = await openShop({
    interceptors: {
      toProvider: (send) => async (request) => {
        const copy = request.clone()
        const answer = await send(request)
        if (answer.ok) await recordMovement(copy, answer.clone())
        if (++requestCount % requestsPerLostAnswer === 0)
          throw new TypeError('the connection was lost')
        return answer
      },
      toShop: (send) => (request) => {
        for (let more = 1; more < deliveriesPerWebhook; more += 1) {
          const copy = request.clone()
          webhooks.push(() => send(copy))
        }
        return send(request)
      },
    },
  })
  await setStock(shop, jacket, payments * 10)
})
afterAll(() => shop.close())

async function recordMovement(request: Request, answer: Response): Promise<void> {
  const operation = new URL(request.url).pathname.slice('/v1/'.length)
  if (operation !== 'capture' && operation !== 'refund') return
  const { answer: result }: { answer: { state: string } } = JSON.parse(await answer.text())
  if (result.state !== 'done') return
  const movement: Omit<Movement, 'operation'> = JSON.parse(await request.text())
  movements.set(movement.key, { operation, ...movement })
}

/** Delivers the waiting webhooks in random order. */
async function deliverWebhooks(): Promise<void> {
  while (webhooks.length > 0) {
    const [webhook] = webhooks.splice(Math.floor(Math.random() * webhooks.length), 1)
    await webhook?.()
  }
}

const runPeriodicCheck = () =>
  settleUnsettledOrders({
    database: shop.database.query,
    provider: shop.provider,
    instruments: shopInstruments,
  })

async function buyUntil(isEnough: () => boolean, orderNumbers: string[]): Promise<void> {
  while (!isEnough()) {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const { status, body } = await placeOrder(guest, basketId)
    expect(status).toBe(200)
    orderNumbers.push(body.orderNumber)
  }
}

async function runConcurrently(
  orders: readonly string[],
  work: (orderNumber: string) => Promise<unknown>,
) {
  const queue = [...orders]
  const workers = Array.from({ length: concurrency }, async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await work(next)
  })
  await Promise.all(workers)
}

const runCommand = (request: Parameters<typeof runOrderCommand>[1]) =>
  runOrderCommand(shop.database.query, request)

/** Runs until no movement is waiting. */
async function settle(): Promise<void> {
  const countRequested = async () =>
    Number(
      (await shop.database.run(`select count(*) from payment_movements where state = 'requested'`))
        .rows[0]?.['count'],
    )
  do {
    await Promise.all([runPeriodicCheck(), runPeriodicCheck()])
    await shop.sandbox.work()
    await deliverWebhooks()
  } while ((await countRequested()) > 0)
}

const sumOf = (operation: string) => {
  const sums = new Map<string, number>()
  for (const movement of movements.values()) {
    if (movement.operation !== operation) continue
    sums.set(movement.reference, (sums.get(movement.reference) ?? 0) + movement.amount)
  }
  return sums
}

test('despite lost answers and repeated webhooks, money is captured and refunded once (guarantee 6)', async () => {
  const orderNumbers: string[] = []
  let isOver = false
  const webhookLoop = (async () => {
    while (!isOver) {
      await shop.sandbox.work()
      await deliverWebhooks()
      await sleep(20)
    }
  })()
  const isEnough = () => orderNumbers.length >= payments
  await Promise.all(Array.from({ length: concurrency }, () => buyUntil(isEnough, orderNumbers)))
  await runConcurrently(orderNumbers, (orderNumber) =>
    runCommand({ action: 'move', orderNumber, to: 'Shipped' }),
  )
  isOver = true
  await webhookLoop
  await settle()

  const { rows } = await shop.database.run(
    `select a.reference, o.requested_minor as requested from orders o join payment_attempts a using (order_id)
     where o.state = 'placed' and a.reference is not null`,
  )
  const expectedAmounts = new Map(
    rows.map((row) => [String(row['reference']), Number(row['requested'])]),
  )
  expect(expectedAmounts.size).toBe(orderNumbers.length)
  expect(sumOf('capture')).toEqual(expectedAmounts)

  await runConcurrently(orderNumbers, async (orderNumber) => {
    const refunds = [1, 2, 3].map(() => runCommand({ action: 'refund', orderNumber }))
    expect((await Promise.all(refunds)).filter(({ ok }) => ok)).toHaveLength(1)
  })
  await settle()

  expect(sumOf('refund')).toEqual(expectedAmounts)
  expect(await findInconsistencies(shop.database.query)).toEqual([])
  expect(shop.unexpectedErrors).toEqual([])
  console.log(
    `${orderNumbers.length} payments, ${requestCount} requests, ${Math.floor(requestCount / requestsPerLostAnswer)} answers lost`,
  )
})
