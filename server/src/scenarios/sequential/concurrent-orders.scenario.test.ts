import { findInconsistencies } from '@cairn/commerce/orders/money/consistency-store'
import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { setAddresses, guestReadyToOrder, placeOrder } from '@cairn/commerce/testing/ready-to-order'
import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { isPostgresInstalled, startPostgresCluster } from '../../testing/postgres-cluster.ts'
import { sku } from '../../testing/retrying-shopper.ts'
import { createSandboxProcess, type SandboxProcess } from '../../testing/sandbox-process.ts'
import type { TestServer } from '../../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../../testing/test-installation.ts'

vi.setConfig({ testTimeout: shortOrLong(180_000, 60 * 60_000), hookTimeout: 180_000 })

const store = '0042'
const concurrency = 8
const isThere = await isPostgresInstalled()

/** The time limits hold on an idle machine. Beside other tests it takes longer. */
const timeLimit = (milliseconds: number) => shortOrLong(20 * milliseconds, milliseconds)

describe.runIf(isThere)('concurrent orders over HTTP, on PostgreSQL', () => {
  let cluster: Awaited<ReturnType<typeof startPostgresCluster>>
  let installation: TestInstallation
  let sandbox: SandboxProcess
  let server: TestServer
  let database: OpenDatabase
  beforeAll(async () => {
    cluster = await startPostgresCluster()
    installation = await openTestInstallation(cluster?.url)
    sandbox = createSandboxProcess(installation)
    await sandbox.start()
    server = await installation.start(sandbox.environment)
    database = await openDatabase({ url: installation.databaseUrl, poolSize: 1 })
  })
  afterEach(async () => expect(await findInconsistencies(database.query)).toEqual([]))
  afterAll(async () => {
    await database.close()
    await sandbox.kill()
    await installation.remove()
    await cluster?.stop()
  })

  const setHome = (pieces: number, skus: readonly string[] = [sku]) =>
    database.run('update variants set on_hand = $1 where sku = any($2)', [pieces, skus])
  const setStore = (pieces: number) =>
    database.run('update store_stock set on_hand = $1 where sku = $2 and store_id = $3', [
      pieces,
      sku,
      store,
    ])
  const onHand = async () => {
    const { rows } = await database.run(
      `select (select on_hand from variants where sku = $1) as home,
         (select on_hand from store_stock where sku = $1 and store_id = $2) as store`,
      [sku, store],
    )
    return rows[0]
  }

  async function buyer(isAtStore: boolean) {
    const readyGuest = await guestReadyToOrder(server, { sku })
    if (!isAtStore) return readyGuest
    const { guest, basketId } = readyGuest
    const params = { basketId }
    const { body } = await guest.send<{ items: { itemId: string }[] }>('readCart', { params })
    const itemId = body.items[0]?.itemId
    const pickUp = { basketId, itemId, shippingMethod: 'pickup', storeId: store }
    expect((await guest.send('changeItem', { params, body: pickUp })).status).toBe(200)
    return readyGuest
  }

  test.each([
    { pieces: 1, buyers: shortOrLong(12, 500) },
    { pieces: shortOrLong(4, 100), buyers: shortOrLong(12, 500) },
  ])(
    'of $buyers buyers exactly $pieces with home delivery and $pieces with pickup get the stock (guarantee 1)',
    async ({ pieces, buyers }) => {
      for (let round = 0; round < shortOrLong(1, 20); round += 1) {
        await Promise.all([setHome(100_000), setStore(100_000)])
        const readyGuests = await inTurns(buyers, (index) => buyer(index % 2 === 1))
        await Promise.all([setHome(pieces), setStore(pieces)])
        const startedAt = performance.now()
        const answers = await Promise.all(
          readyGuests.map(({ guest, basketId }) => placeOrder(guest, basketId)),
        )

        expect(performance.now() - startedAt).toBeLessThan(timeLimit(5_000))
        const refusals = answers.filter(({ status }) => status !== 200)
        expect(answers.length - refusals.length).toBe(2 * pieces)
        // ORD518: the store has sold its last piece, and the warehouse still had one to send there.
        expect(
          refusals.filter(({ errorId }) => !/^(INV700|INV406|ORD430|ORD518)$/.test(errorId ?? '')),
        ).toEqual([])
        expect(await onHand()).toEqual({ home: 0, store: 0 })
      }
    },
  )

  test('orders of four of the same twelve products, in any order, never block each other (guarantee 3)', async () => {
    const { rows } = await database.run(
      `select sku from variants where sku like 'CAIRN001%' order by sku limit 12`,
    )
    const popularSkus = rows.map((row) => String(row['sku']))
    await setHome(100_000, popularSkus)
    const times: number[] = []
    const orders = shortOrLong(24, 1_000)
    const answers = await inTurns(orders, async () => {
      const { guest, basketId } = await cartOf(server, randomSubset(popularSkus, 4))
      const startedAt = performance.now()
      const answer = await placeOrder(guest, basketId)
      times.push(performance.now() - startedAt)
      return answer
    })

    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const p99 = times.toSorted((one, other) => one - other)[Math.ceil(orders * 0.99) - 1] ?? 0
    console.log(`${orders} orders of four lines, the p99 of placing one is ${Math.round(p99)} ms`)
    expect(p99).toBeLessThan(timeLimit(1_000))
  })
})

async function cartOf(server: TestServer, skus: readonly string[]) {
  const guest = await server.guest()
  let basketId = ''
  for (const itemSku of skus) {
    const { body } = await guest.send<{ basketId: string }>('createCartWithItem', {
      body: { sku: itemSku },
    })
    basketId = body.basketId
  }
  await setAddresses(guest, basketId)
  return { guest, basketId }
}

function randomSubset(all: readonly string[], count: number): string[] {
  const remaining = [...all]
  return Array.from(
    { length: count },
    () => remaining.splice(Math.floor(Math.random() * remaining.length), 1)[0] ?? '',
  )
}

/** Runs the work this many times, some of them concurrently. */
async function inTurns<Value>(count: number, work: (index: number) => Promise<Value>) {
  const values: Value[] = []
  let next = 0
  const workers = Array.from({ length: concurrency }, async () => {
    while (next < count) values.push(await work(next++))
  })
  await Promise.all(workers)
  return values
}
