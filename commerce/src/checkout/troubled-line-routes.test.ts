import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkBooks } from '../orders/check-books-store.ts'
import { shopInstruments } from '../orders/instruments-store.ts'
import { atDesk } from '../orders/order-desk-store.ts'
import { guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { howMany, setStock } from '../testing/stock.ts'
import { sweepOrders } from './sweep-store.ts'

vi.setConfig({ testTimeout: howMany(120_000, 60 * 60_000) })

const jacket = 'CAIRN001BLK-M'
const payments = howMany(30, 2_000)
const atOnce = 8
/** One in so many requests is done, and its answer is lost. */
const lost = 10
const times = 5

type Done = { operation: string; reference: string; key: string; amount: number }

/** What the provider has really done, each key once. */
const done = new Map<string, Done>()
const letters: (() => Promise<unknown>)[] = []
let asked = 0

let shop: Shop
beforeAll(async () => {
  shop = await openShop({
    onTheWay: {
      toProvider: (send) => async (request) => {
        const copy = request.clone()
        const answer = await send(request)
        if (answer.ok) await noteMovement(copy, answer.clone())
        if (++asked % lost === 0) throw new TypeError('the line is cut')
        return answer
      },
      toShop: (send) => (request) => {
        for (let more = 1; more < times; more += 1) {
          const copy = request.clone()
          letters.push(() => send(copy))
        }
        return send(request)
      },
    },
  })
  await setStock(shop, jacket, payments * 10)
})
afterAll(() => shop.close())

async function noteMovement(request: Request, answer: Response): Promise<void> {
  const operation = new URL(request.url).pathname.slice('/v1/'.length)
  if (operation !== 'capture' && operation !== 'refund') return
  const { answer: moved }: { answer: { state: string } } = JSON.parse(await answer.text())
  if (moved.state !== 'done') return
  const movement: Omit<Done, 'operation'> = JSON.parse(await request.text())
  done.set(movement.key, { operation, ...movement })
}

/** In any order, as they would come over the line. */
async function deliverSome(): Promise<void> {
  while (letters.length > 0) {
    const [letter] = letters.splice(Math.floor(Math.random() * letters.length), 1)
    await letter?.()
  }
}

const sweep = () =>
  sweepOrders({
    database: shop.database.query,
    provider: shop.provider,
    instruments: shopInstruments,
  })

async function buyUntil(isEnough: () => boolean, placed: string[]): Promise<void> {
  while (!isEnough()) {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const { status, body } = await placeOrder(guest, basketId)
    expect(status).toBe(200)
    placed.push(body.orderNumber)
  }
}

async function inTurns(orders: readonly string[], work: (orderNumber: string) => Promise<unknown>) {
  const waiting = [...orders]
  const workers = Array.from({ length: atOnce }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await work(next)
  })
  await Promise.all(workers)
}

const desk = (request: Parameters<typeof atDesk>[1]) => atDesk(shop.database.query, request)

/** Until nothing is on its way any more. */
async function settle(): Promise<void> {
  const waiting = async () =>
    Number(
      (await shop.database.run(`select count(*) from payment_movements where state = 'asked'`))
        .rows[0]?.['count'],
    )
  do {
    await Promise.all([sweep(), sweep()])
    await shop.sandbox.work()
    await deliverSome()
  } while ((await waiting()) > 0)
}

const sumOf = (operation: string) => {
  const sums = new Map<string, number>()
  for (const movement of done.values()) {
    if (movement.operation !== operation) continue
    sums.set(movement.reference, (sums.get(movement.reference) ?? 0) + movement.amount)
  }
  return sums
}

test('with a tenth of all answers lost and every message five times in any order, money is taken once and never given back twice (promise 6)', async () => {
  const placed: string[] = []
  let isOver = false
  const news = (async () => {
    while (!isOver) {
      await shop.sandbox.work()
      await deliverSome()
      await sleep(20)
    }
  })()
  const isEnough = () => placed.length >= payments
  await Promise.all(Array.from({ length: atOnce }, () => buyUntil(isEnough, placed)))
  await inTurns(placed, (orderNumber) => desk({ deed: 'move', orderNumber, to: 'Shipped' }))
  isOver = true
  await news
  await settle()

  const { rows } = await shop.database.run(
    `select a.reference, o.asked_minor as asked from orders o join payment_attempts a using (order_id)
     where o.state = 'placed' and a.reference is not null`,
  )
  const owed = new Map(rows.map(({ reference, asked: sum }) => [String(reference), Number(sum)]))
  expect(owed.size).toBe(placed.length)
  expect(sumOf('capture')).toEqual(owed)

  await inTurns(placed, async (orderNumber) => {
    const refunds = [1, 2, 3].map(() => desk({ deed: 'refund', orderNumber }))
    expect((await Promise.all(refunds)).filter(({ ok }) => ok)).toHaveLength(1)
  })
  await settle()

  expect(sumOf('refund')).toEqual(owed)
  expect(await checkBooks(shop.database.query)).toEqual([])
  expect(shop.failures).toEqual([])
  console.log(
    `${placed.length} payments, ${asked} requests, ${Math.floor(asked / lost)} answers lost`,
  )
})
