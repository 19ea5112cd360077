import type { readPickups } from '@cairn/contract/stores/own-store-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settleUnsettledOrders } from '../../checkout/settle-payments-flow.ts'
import { expectConsistent } from '../../testing/expect-consistent.ts'
import { mailsAfter } from '../../testing/outbox-events.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { setStoreStock } from '../../testing/stock.ts'
import { placePickupOrder, storeEmployee, storeOfStaff } from '../../testing/store-examples.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { shopInstruments } from '../money/instruments-flow.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  for (const storeId of [storeOfStaff, '0099'])
    await setStoreStock(shop, storeId, 'CAIRN001BLK-M', 50)
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

type Ref = { orderNumber: string; shipmentId: string }

const pickupsOf = async (agent: Visitor) =>
  (await agent.send<AnswerOf<typeof readPickups>>('readPickups')).body.pickups

const pickupIn = async (agent: Visitor, { orderNumber }: Ref) =>
  (await pickupsOf(agent)).find((pickup) => pickup.orderNumber === orderNumber)

const change = (visitor: Visitor, { orderNumber, shipmentId }: Ref, status: string) =>
  visitor.send('changePickup', { params: { orderNumber, shipmentId }, body: { status } })

async function capturedOf(orderNumber: string) {
  await settleUnsettledOrders({
    database: shop.database.query,
    provider: shop.provider,
    instruments: shopInstruments,
  })
  const { rows } = await shop.database.run(
    `select captured_minor as captured from payment_attempts join orders using (order_id)
     where order_number = $1`,
    [orderNumber],
  )
  return Number(rows[0]?.['captured'])
}

test('staff see the orders that are picked up in their store, with the person who collects them', async () => {
  const ordered = await placePickupOrder(shop)
  const agent = await storeEmployee(shop)

  expect(await pickupIn(agent, ordered)).toMatchObject({
    shipmentId: ordered.shipmentId,
    status: 'Created',
    firstName: 'Ada',
    lastName: 'Berg',
    email: 'ada@example.com',
    items: [{ sku: 'CAIRN001BLK-M', qty: 1, name: 'Summit Down Jacket', size: 'M' }],
  })
})

describe('a pickup', () => {
  test('is said to be ready, which mails the shopper, and handed over, which charges the payment', async () => {
    const ordered = await placePickupOrder(shop)
    const agent = await storeEmployee(shop)
    const mails = await mailsAfter(shop, () => change(agent, ordered, 'ReadyForPickup'))

    expect(mails).toMatchObject([{ kind: 'readyForPickup' }])
    expect(await pickupIn(agent, ordered)).toMatchObject({ status: 'ReadyForPickup' })
    expect(await capturedOf(ordered.orderNumber)).toBe(0)
    expect((await change(agent, ordered, 'Delivered')).status).toBe(200)
    expect(await pickupIn(agent, ordered)).toBeUndefined()
    expect(await capturedOf(ordered.orderNumber)).toBeGreaterThan(0)
  })

  test('is not handed over before it is ready', async () => {
    const ordered = await placePickupOrder(shop)
    const agent = await storeEmployee(shop)

    expect(await change(agent, ordered, 'Delivered')).toMatchObject({ errorId: 'ORD409' })
    expect(await pickupIn(agent, ordered)).toMatchObject({ status: 'Created' })
  })

  test('is handed over only once', async () => {
    const ordered = await placePickupOrder(shop)
    const agent = await storeEmployee(shop)
    await change(agent, ordered, 'ReadyForPickup')
    const answers = [
      await change(agent, ordered, 'Delivered'),
      await change(agent, ordered, 'Delivered'),
    ]

    expect(answers.map(({ status }) => status)).toEqual([200, 404])
  })

  test('of another store is neither listed nor found', async () => {
    const elsewhere = await placePickupOrder(shop, '0099')
    const agent = await storeEmployee(shop)

    expect(await pickupIn(agent, elsewhere)).toBeUndefined()
    expect(await change(agent, elsewhere, 'ReadyForPickup')).toMatchObject({
      status: 404,
      errorId: 'ORD409',
    })
  })

  test('that was cancelled is no longer listed', async () => {
    const { guest, ...ordered } = await placePickupOrder(shop)
    await guest.send('cancelOrder', { body: { orderNumber: ordered.orderNumber } })
    const agent = await storeEmployee(shop)

    expect(await pickupIn(agent, ordered)).toBeUndefined()
    expect(await change(agent, ordered, 'ReadyForPickup')).toMatchObject({ errorId: 'ORD409' })
  })

  test('is not handed over by the shopper', async () => {
    const { guest, ...ordered } = await placePickupOrder(shop)

    expect(await change(guest, ordered, 'ReadyForPickup')).toMatchObject({ errorId: 'AUT432' })
    expect((await guest.send('readPickups')).errorId).toBe('AUT432')
  })
})
