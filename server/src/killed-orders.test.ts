import { setTimeout as sleep } from 'node:timers/promises'
import { deskAnswer } from './orders-command.ts'
import { checkBooks } from '@cairn/commerce/orders/check-books-store'
import { atDesk } from '@cairn/commerce/orders/order-desk-store'
import { socketPath } from '@cairn/commerce/platform/database/data-directory-lock'
import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { tokens } from '@cairn/commerce/testing/ready-to-order'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAtDoor } from './command-door.ts'
import { insist, type Purchase, readyToBuy, sku } from './testing/determined-shopper.ts'
import { type Home, openHome } from './testing/home.ts'
import { howMany } from './testing/how-many.ts'
import { openOwnCluster } from './testing/own-cluster.ts'
import { openPaymentHouse, type PaymentHouse } from './testing/payment-house.ts'
import type { Server } from './testing/spawn-server.ts'

vi.setConfig({ testTimeout: howMany(300_000, 120 * 60_000), hookTimeout: 120_000 })

const points = [
  'order.wanted',
  'order.stock',
  'order.promotions',
  'order.holding',
  'order.held',
  'order.charged',
  'order.answered',
  'order.placed',
  'order.failed',
]
const kills = howMany(points.length, 300)
const shoppers = 4
const pieces = 100_000

let cluster: Awaited<ReturnType<typeof openOwnCluster>>
let home: Home
let house: PaymentHouse
beforeEach(async () => {
  cluster = await openOwnCluster()
  home = await openHome(cluster?.url)
  house = openPaymentHouse(home)
  await house.start()
})
afterEach(async () => {
  await house.kill()
  await home.remove()
  await cluster?.stop()
})

/** Where no server runs on it. */
async function atRest<Value>(work: (database: OpenDatabase) => Promise<Value>): Promise<Value> {
  const database = await openDatabase({ url: home.databaseUrl, dataDir: home.dataDir, poolSize: 1 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const start = (more = {}) => home.start({ ...house.environment, ...more })

async function stockUp(): Promise<void> {
  await (await start()).stop()
  await atRest((database) =>
    database.run('update variants set on_hand = $1 where sku = $2', [pieces, sku]),
  )
}

/** Buys, and buys again; whoever hears nothing leaves it for later, some at once. */
function buying(server: Server) {
  const purchases: Purchase[] = []
  let isOver = false
  const trips = Array.from({ length: shoppers }, async (_, at) => {
    for (let trip = at; !isOver; trip += shoppers) {
      const token = trip % 4 === 3 ? tokens.decline : tokens.approve
      const purchase = await readyToBuy(server, token)
      purchases.push(purchase)
      await insist(purchase, 1 + (trip % 3))
    }
  })
  return async () => {
    isOver = true
    await Promise.all(trips)
    return purchases
  }
}

/** A database that is not quite back turns a start away: whoever runs the shop starts it once more. */
async function startToDie(environment: Record<string, string>) {
  const ended = await home.startInVain(environment)
  return ended.stderr.includes('no PostgreSQL answers there')
    ? home.startInVain(environment)
    : ended
}

/** Servers that die at one point after the other; now and then the sandbox or PostgreSQL dies, too. */
async function harass() {
  const killed = new Map<string, number>()
  for (let at = 0; at < kills; at += 1) {
    const point = points[at % points.length] ?? ''
    const doomed = startToDie({ ...house.environment, CAIRN_FAULTS: `${point}=kill` })
    if (at % 5 === 3) await sleep(500).then(house.kill).then(house.start)
    const { code, stderr } = await doomed
    expect({ code, stderr }).toEqual({ code: 'SIGKILL', stderr: '' })
    killed.set(point, (killed.get(point) ?? 0) + 1)
    if (at % 5 === 4) await cluster?.halt('SIGQUIT').then(cluster.resume)
  }
  return killed
}

/** As the running server lists them, who alone may touch the embedded database. */
async function openOrders(): Promise<string[]> {
  const lines = home.databaseUrl
    ? await atRest(async (database) => (await atDesk(database.query, latest)).lines)
    : await listedAtDoor()
  return lines.filter((line) => / (pending|challenged) /.test(line))
}

const latest = { deed: 'list', count: 1_000 } as const

async function listedAtDoor(): Promise<string[]> {
  const command = { command: 'orders', input: latest }
  const answer = await askAtDoor(socketPath(home.dataDir), command)
  return answer?.ok ? deskAnswer.parse(answer.value).lines : [' pending ']
}

type Kept = { state: string; orderNumber: string; held: number; taken: number }

const ordersIn = async (database: OpenDatabase): Promise<Kept[]> => {
  const { rows } = await database.run(`
    select o.state, o.order_number as number, count(h.*)::integer as held,
      coalesce(sum(h.quantity - h.freed), 0)::integer as taken
    from orders o left join stock_holds h on h.order_id = o.order_id and h.sku = '${sku}'
    where o.cart_id is not null group by o.order_id`)
  return rows.map(({ state, number, held, taken }) => ({
    state: String(state),
    orderNumber: String(number),
    held: Number(held),
    taken: Number(taken),
  }))
}

test('servers killed wherever an order is placed leave one order, one payment and one move of stock for each key (promises 4, 7, 8)', async () => {
  await stockUp()
  const first = await start()
  const finish = buying(first)
  await first.kill()
  const killed = await harass()
  expect([...killed.keys()].toSorted()).toEqual(points.toSorted())

  const last = await start()
  const restarted = Date.now()
  const purchases = await finish()
  // Every other one closed the browser, and never asks again.
  const patient = purchases.filter((_, at) => at % 2 === 0)
  await Promise.all(patient.map((purchase) => insist(purchase, 200)))
  expect(patient.filter(({ told }) => !told)).toEqual([])
  while ((await openOrders()).length > 0) {
    expect(Date.now() - restarted).toBeLessThan(60_000)
    await sleep(500)
  }
  const settledIn = Date.now() - restarted
  await last.stop()

  await atRest(async (database) => {
    expect(await checkBooks(database.query)).toEqual([])
    const orders = await ordersIn(database)
    const placed = orders.filter(({ state }) => state === 'placed')
    const paid = house.payments().filter(({ isAuthorised }) => isAuthorised)
    expect(paid.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(
      placed.map(({ orderNumber }) => orderNumber).toSorted(),
    )
    expect(orders.filter(({ held }) => held !== 1)).toEqual([])
    const { rows } = await database.run('select on_hand from variants where sku = $1', [sku])
    expect(rows[0]?.['on_hand']).toBe(pieces - placed.reduce((sum, { taken }) => sum + taken, 0))

    const told = purchases.flatMap(({ told: answer }) => (answer?.status === 200 ? [answer] : []))
    const numbers = told.map(({ body }) => body.orderNumber)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(placed.map(({ orderNumber }) => orderNumber)).toEqual(expect.arrayContaining(numbers))
    expect(orders.length).toBeLessThanOrEqual(purchases.length)
    console.log(
      `${[...killed.values()].reduce((sum, count) => sum + count, 0)} kills, ${purchases.length} keys, ${placed.length} orders placed, ${orders.length - placed.length} failed, the last ${Math.round(settledIn / 1000)} s after the last kill`,
    )
  })
})
