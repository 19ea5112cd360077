import type { Order } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { runOrderCommand } from '../orders/order-command-flow.ts'
import { exportPerson, erasePerson } from '../privacy/person-flow.ts'
import { importRows } from '../testing/import-rows.ts'
import { guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { runExperimentsCommand } from './experiments-command-flow.ts'
import { findResults } from './report/results-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.database.exec(
    'delete from experiments; delete from experiment_exposures; delete from experiment_conversions',
  )
  await importRows(shop.database.query, [title])
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const title = {
  kind: 'experiment',
  experienceId: 'title',
  name: 'A short title',
  shares: [{ variantId: 'short', percent: 100 }],
  from: '2026-01-01T00:00:00Z',
}

const send = async (monetateId: string, ...events: object[]) =>
  expect(
    await shop
      .visitor()
      .send('decide', { params: { brand: 'CAIRN' }, body: { monetateId, events } }),
  ).toMatchObject({ status: 200 })
const takePart = (monetateId: string) =>
  send(monetateId, { eventType: 'DecisionRequest', requestId: 'home-1' })
const claim = (monetateId: string, { orderNumber }: Order) =>
  send(monetateId, { eventType: 'Purchase', orderNumber, purchaseLines: [] })

async function order(): Promise<Order> {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: 'CAIRN001BLK-M' })
  return (await placeOrder(guest, basketId)).body
}

const results = () => findResults(shop.database.query, 'title')
const nothing = { variantId: 'short', visitors: 1, converted: 0, orders: 0, revenue: [] }

test('a visitor counts once, with all orders after the exposure and their revenue', async () => {
  await takePart('v-1')
  await takePart('v-2')
  const orders = [await order(), await order()]
  for (const placed of orders) await claim('v-1', placed)
  const minor = orders.reduce((sum, { totals }) => sum + Math.round(totals.total * 100), 0)
  expect(await results()).toEqual([
    {
      variantId: 'short',
      visitors: 2,
      converted: 1,
      orders: 2,
      revenue: [{ currency: 'USD', minor }],
    },
  ])
})

test('an order counts once, for the first visitor who names it, also if the batch is repeated', async () => {
  await takePart('v-1')
  await takePart('v-2')
  const placed = await order()
  await claim('v-1', placed)
  await Promise.all(['v-2', 'v-1', 'v-1'].map((visitor) => claim(visitor, placed)))
  expect(await results()).toMatchObject([{ visitors: 2, converted: 1, orders: 1 }])
})

test('an order does not count that the shop does not have, is older than the exposure or than a day', async () => {
  const early = await order()
  await takePart('v-1')
  await claim('v-1', early)
  await claim('v-1', { ...early, orderNumber: 'CRN-INVENTED' })
  const placed = await order()
  await shop.database.run(`update experiment_exposures set exposed_at = now() - interval '3 days'`)
  await shop.database.run(
    `update orders set ordered_at = now() - interval '25 hours' where order_number = $1`,
    [placed.orderNumber],
  )
  await claim('v-1', placed)
  expect(await results()).toEqual([nothing])
})

test('an order counts for the experiments that the visitor had taken part in before', async () => {
  await takePart('v-1')
  const placed = await order()
  await importRows(shop.database.query, [{ ...title, experienceId: 'later' }])
  await takePart('v-1')
  await claim('v-1', placed)
  expect(await results()).toMatchObject([{ visitors: 1, orders: 1 }])
  expect(await findResults(shop.database.query, 'later')).toEqual([nothing])
})

test('an order of a visitor who has taken part in nothing is not stored', async () => {
  await claim('v-1', await order())
  expect((await shop.database.run('select from experiment_conversions')).rows).toEqual([])
})

test('an order counts until it is cancelled', async () => {
  await takePart('v-1')
  const placed = await order()
  await claim('v-1', placed)
  expect(await results()).toMatchObject([{ converted: 1, orders: 1 }])
  await runOrderCommand(shop.database.query, {
    action: 'cancel',
    orderNumber: placed.orderNumber,
  })
  expect(await results()).toEqual([nothing])
})

test('an order after the end does not count', async () => {
  await takePart('v-1')
  expect(
    await runExperimentsCommand(shop.database.query, { action: 'stop', experienceId: 'title' }),
  ).toEqual({ ok: true, lines: ['title is stopped.'] })
  await claim('v-1', await order())
  expect(await results()).toEqual([nothing])
})

test('the report has the numbers of the database', async () => {
  await takePart('v-1')
  await takePart('v-2')
  await claim('v-1', await order())
  const { ok, lines } = await runExperimentsCommand(shop.database.query, {
    action: 'report',
    experienceId: 'title',
  })
  expect(ok).toBe(true)
  expect(lines.find((line) => line.startsWith('short'))).toMatch(
    /^short +100 % +2 +1 +50\.00 % \(9\.45 to 90\.55\) +1 +\d+\.\d\d USD$/,
  )
})

test('the export of a person has their orders and experiments, and the erasure deletes both', async () => {
  await takePart('v-1')
  await takePart('v-2')
  const placed = await order()
  await claim('v-1', placed)
  const { rows } = await shop.database.run(
    'select consumer_id from orders where order_number = $1',
    [placed.orderNumber],
  )
  const person = { consumerId: String(rows[0]?.['consumer_id']), provenEmail: null }
  expect(await exportPerson(shop.database.query, person)).toMatchObject({
    experiments: {
      experiment_conversions: [{ order_number: placed.orderNumber, visitor_id: 'v-1' }],
      experiment_exposures: [{ visitor_id: 'v-1', experience_id: 'title', variant_id: 'short' }],
    },
  })
  await erasePerson(shop.database.query, person)
  expect((await shop.database.run('select from experiment_conversions')).rows).toEqual([])
  expect(await results()).toEqual([nothing])
})
