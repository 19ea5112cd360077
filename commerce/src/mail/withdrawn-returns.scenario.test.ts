import type { Order } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { runOrderCommand } from '../orders/order-command-flow.ts'
import { expectConsistent } from '../testing/expect-consistent.ts'
import { consumeAll, latestMails, mailConsumers, readOutbox } from '../testing/outbox-events.ts'
import { guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

/** A shopper with a delivered order. */
async function deliverOrder() {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: 'CAIRN001BLK-M' })
  const { orderNumber } = (await placeOrder(guest, basketId)).body
  await runOrderCommand(shop.database.query, { action: 'move', orderNumber, to: 'Delivered' })
  const params = { orderId: orderNumber }
  await shop.database.exec('delete from mails; delete from outbox')
  return {
    announce: async () => {
      await guest.send('createReturnLabel', { params, body: {} })
      const { body } = await guest.send<Order>('readOrder', { params })
      return body.returns[0]?.returnNumber ?? ''
    },
    withdraw: (returnNumber: string) =>
      guest.send('withdrawReturn', { params, body: { returnNumber } }),
  }
}

/** Consumes each event of the outbox once. */
async function consumeAndReadMails() {
  const events = await readOutbox(shop)
  await shop.database.exec('delete from outbox')
  await consumeAll(shop, { consumers: mailConsumers(shop), events })
  return latestMails(shop)
}

test('a withdrawn return causes one mail without a label', async () => {
  const { announce, withdraw } = await deliverOrder()
  const returnNumber = await announce()
  await consumeAndReadMails()
  await shop.database.exec('delete from mails')
  await withdraw(returnNumber)
  await withdraw(returnNumber)
  const mails = await consumeAndReadMails()

  expect(mails).toMatchObject([{ kind: 'returnWithdrawn', recipient: 'ada@example.com' }])
  expect(mails[0]?.text).not.toContain('label.pdf')
})

test('a return that is withdrawn at once causes no mail about its announcement', async () => {
  const { announce, withdraw } = await deliverOrder()
  await withdraw(await announce())

  expect((await consumeAndReadMails()).map(({ kind }) => kind)).toEqual(['returnWithdrawn'])
})
