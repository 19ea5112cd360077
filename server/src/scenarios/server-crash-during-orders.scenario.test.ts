import { setTimeout as sleep } from 'node:timers/promises'
import { findInconsistencies } from '@cairn/commerce/orders/money/consistency-store'
import { commandReport } from '@cairn/commerce/orders/order-command-flow'
import { runOrderCommand } from '@cairn/commerce/orders/order-command-flow'
import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { socketPath } from '@cairn/commerce/platform/database/embedded/data-directory-lock'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { cardTokens } from '@cairn/commerce/testing/ready-to-order'
import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendCommand } from '../commands/command-socket.ts'
import { startPostgresCluster } from '../testing/postgres-cluster.ts'
import {
  placeUntilAnswered,
  type Purchase,
  preparePurchase,
  sku,
} from '../testing/retrying-shopper.ts'
import { createSandboxProcess, type SandboxProcess } from '../testing/sandbox-process.ts'
import type { TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: shortOrLong(300_000, 120 * 60_000), hookTimeout: 120_000 })

const points = [
  'order.requested',
  'order.stock',
  'order.promotions',
  'order.holding',
  'order.held',
  'order.charged',
  'order.answered',
  'order.placed',
  'order.failed',
]
const killCount = shortOrLong(points.length, 300)
const shoppers = 4
const pieces = 100_000

let cluster: Awaited<ReturnType<typeof startPostgresCluster>>
let installation: TestInstallation
let sandbox: SandboxProcess
beforeEach(async () => {
  cluster = await startPostgresCluster()
  installation = await openTestInstallation(cluster?.url)
  sandbox = createSandboxProcess(installation)
  await sandbox.start()
})
afterEach(async () => {
  await sandbox.kill()
  await installation.remove()
  await cluster?.stop()
})

/** Runs the work on the database while no server uses it. */
async function onStoppedDatabase<Value>(
  work: (database: OpenDatabase) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase({
    url: installation.databaseUrl,
    dataDir: installation.dataDir,
    poolSize: 1,
  })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const start = (more = {}) => installation.start({ ...sandbox.environment, ...more })

async function addStock(): Promise<void> {
  await installation.fill()
  await onStoppedDatabase((database) =>
    database.run('update variants set on_hand = $1 where sku = $2', [pieces, sku]),
  )
}

/** Shoppers who buy repeatedly, and request an order without an answer up to three times. */
function startBuying(server: TestServer) {
  const purchases: Purchase[] = []
  let isOver = false
  const buyerLoops = Array.from({ length: shoppers }, async (_, index) => {
    for (let buyRepeatedly = index; !isOver; buyRepeatedly += shoppers) {
      const token = buyRepeatedly % 4 === 3 ? cardTokens.decline : cardTokens.approve
      const purchase = await preparePurchase(server, token)
      purchases.push(purchase)
      await placeUntilAnswered(purchase, 1 + (buyRepeatedly % 3))
    }
  })
  return async () => {
    isOver = true
    await Promise.all(buyerLoops)
    return purchases
  }
}

/** Starts a server that will be killed, a second time if the database was not ready yet. */
async function startUntilKilled(environment: Record<string, string>) {
  const outcome = await installation.startExpectingFailure(environment)
  return outcome.stderr.includes('no PostgreSQL answers there')
    ? installation.startExpectingFailure(environment)
    : outcome
}

/** Kills a server at one point after the other, and sometimes the sandbox or PostgreSQL, too. */
async function killServers() {
  const killsByPoint = new Map<string, number>()
  for (let index = 0; index < killCount; index += 1) {
    const point = points[index % points.length] ?? ''
    const crashing = startUntilKilled({ ...sandbox.environment, CAIRN_FAULTS: `${point}=kill` })
    if (index % 5 === 3) await sleep(500).then(sandbox.kill).then(sandbox.start)
    const { code, stderr } = await crashing
    expect({ code, stderr }).toEqual({ code: 'SIGKILL', stderr: '' })
    killsByPoint.set(point, (killsByPoint.get(point) ?? 0) + 1)
    if (index % 5 === 4) await cluster?.halt('SIGQUIT').then(cluster.resume)
  }
  return killsByPoint
}

/** With the embedded database the running server lists them, because only it may open the database. */
async function openOrders(): Promise<string[]> {
  const lines = installation.databaseUrl
    ? await onStoppedDatabase(
        async (database) => (await runOrderCommand(database.query, latest)).lines,
      )
    : await listedByServer()
  return lines.filter((line) => / (pending|challenged) /.test(line))
}

const latest = { action: 'list', count: 1_000 } as const

async function listedByServer(): Promise<string[]> {
  const command = { command: 'orders', input: latest }
  const answer = await sendCommand(socketPath(installation.dataDir), command)
  return answer?.ok ? commandReport.parse(answer.value).lines : [' pending ']
}

type StoredOrder = { state: string; orderNumber: string; held: number; taken: number }

const ordersIn = async (database: OpenDatabase): Promise<StoredOrder[]> => {
  const { rows } = await database.run(`
    select o.state, o.order_number as number, count(h.*)::integer as held,
      coalesce(sum(h.quantity - h.released_quantity), 0)::integer as taken
    from orders o left join stock_holds h on h.order_id = o.order_id and h.sku = '${sku}'
    where o.cart_id is not null group by o.order_id`)
  return rows.map(({ state, number, held, taken }) => ({
    state: String(state),
    orderNumber: String(number),
    held: Number(held),
    taken: Number(taken),
  }))
}

test('servers killed at any point of placing an order leave one order, one payment and one stock movement for each key (guarantees 4 and 7)', async () => {
  await addStock()
  const first = await start()
  const finish = startBuying(first)
  await first.kill()
  const killsByPoint = await killServers()
  expect([...killsByPoint.keys()].toSorted()).toEqual(points.toSorted())

  const last = await start()
  const restartedAt = Date.now()
  const purchases = await finish()
  // Every other shopper has closed the browser and never retries.
  const retriedPurchases = purchases.filter((_, index) => index % 2 === 0)
  await Promise.all(retriedPurchases.map((purchase) => placeUntilAnswered(purchase, 200)))
  expect(retriedPurchases.filter(({ answer }) => !answer)).toEqual([])
  while ((await openOrders()).length > 0) {
    expect(Date.now() - restartedAt).toBeLessThan(60_000)
    await sleep(500)
  }
  const settlingMilliseconds = Date.now() - restartedAt
  await last.stop()

  await onStoppedDatabase(async (database) => {
    expect(await findInconsistencies(database.query)).toEqual([])
    const orders = await ordersIn(database)
    const placedOrders = orders.filter(({ state }) => state === 'placed')
    const authorisedPayments = sandbox.payments().filter(({ isAuthorised }) => isAuthorised)
    expect(authorisedPayments.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(
      placedOrders.map(({ orderNumber }) => orderNumber).toSorted(),
    )
    expect(orders.filter(({ held }) => held !== 1)).toEqual([])
    const { rows } = await database.run('select on_hand from variants where sku = $1', [sku])
    expect(rows[0]?.['on_hand']).toBe(
      pieces - placedOrders.reduce((sum, { taken }) => sum + taken, 0),
    )

    const successfulAnswers = purchases.flatMap(({ answer }) =>
      answer?.status === 200 ? [answer] : [],
    )
    const numbers = successfulAnswers.map(({ body }) => body.orderNumber)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(placedOrders.map(({ orderNumber }) => orderNumber)).toEqual(
      expect.arrayContaining(numbers),
    )
    expect(orders.length).toBeLessThanOrEqual(purchases.length)
    console.log(
      `${[...killsByPoint.values()].reduce((sum, count) => sum + count, 0)} kills, ${purchases.length} keys, ${placedOrders.length} orders placed, ${orders.length - placedOrders.length} failed, the last ${Math.round(settlingMilliseconds / 1000)} s after the last kill`,
    )
  })
})
