import type { Order } from '@cairn/contract/order-entity'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { atDesk } from '../orders/order-desk-store.ts'
import { nothingWrong } from '../testing/nothing-wrong.ts'
import { guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { mailJobs } from './mail-jobs.ts'
import { findLatestMails } from './mails-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => nothingWrong(shop))
afterAll(() => shop.close())

/** Somebody who has everything that they ordered, and may say what goes back. */
async function delivered() {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: 'CAIRN001BLK-M' })
  const { orderNumber } = (await placeOrder(guest, basketId)).body
  await atDesk(shop.database.query, { deed: 'move', orderNumber, to: 'Delivered' })
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

/** What was told until now, each once, as the relay and its workers do it. */
async function written() {
  const { consumers } = mailJobs({
    ...shop.mailKeys,
    mails: undefined,
    staffAddress: 'help@x.example',
  })
  const { rows } = await shop.database.run('select topic, payload from outbox order by id')
  await shop.database.exec('delete from outbox')
  for (const { topic, payload } of rows) {
    for (const { work } of consumers.filter((consumer) => consumer.topic === topic)) {
      await work(shop.database.query, payload, job)
    }
  }
  return findLatestMails(shop.database.query, 50, shop.mailKeys)
}
const job = { id: 'a job', attempt: 1, signal: new AbortController().signal }

test('a return that is withdrawn is written of once, and leads to no label', async () => {
  const { announce, withdraw } = await delivered()
  const returnNumber = await announce()
  await written()
  await shop.database.exec('delete from mails')
  await withdraw(returnNumber)
  await withdraw(returnNumber)
  const mails = await written()

  expect(mails).toMatchObject([{ kind: 'returnWithdrawn', recipient: 'ada@example.com' }])
  expect(mails[0]?.text).not.toContain('label.pdf')
})

test('a return that is withdrawn before it was written of is not written of as made', async () => {
  const { announce, withdraw } = await delivered()
  await withdraw(await announce())

  expect((await written()).map(({ kind }) => kind)).toEqual(['returnWithdrawn'])
})
