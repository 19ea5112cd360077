import type { Cart } from '@cairn/contract/cart/cart'
import type { Order } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OrderCommand, runOrderCommand } from '../orders/order-command-flow.ts'
import { onFault } from '../platform/faults.ts'
import type { Consumer } from '../platform/jobs/consumer.ts'
import { expectConsistent } from '../testing/expect-consistent.ts'
import {
  consumeAll as consume,
  latestMails,
  mailConsumers,
  mailsAfter,
  type OutboxEvent,
  readOutbox,
} from '../testing/outbox-events.ts'
import { setAddresses, guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { deleteOldMails } from './mails-store.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
let consumers: Consumer[]
beforeAll(async () => {
  shop = await openShop()
  consumers = mailConsumers(shop)
})
beforeEach(() => shop.database.exec('delete from mails; delete from outbox'))
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

const outboxEvents = () => readOutbox(shop)
const consumeAll = (events: readonly OutboxEvent[]) => consume(shop, { consumers, events })
const mails = () => latestMails(shop)
const kinds = async () => (await mails()).map(({ kind }) => kind).toSorted()
const runCommand = (command: OrderCommand) => runOrderCommand(shop.database.query, command)

async function orderJacket(qty = 1) {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket, qty })
  const { body } = await placeOrder(guest, basketId)
  return { guest, orderNumber: body.orderNumber, order: body }
}

const mailsCausedBy = (action: () => Promise<unknown>) => mailsAfter(shop, action)

describe('a placed order', () => {
  test('is confirmed by one mail to the shopper with a link to the order', async () => {
    const { order } = await orderJacket()
    await consumeAll(await outboxEvents())
    const sentMails = await mails()

    expect(sentMails).toMatchObject([
      { kind: 'confirmation', recipient: 'ada@example.com', isSent: false },
    ])
    expect(sentMails[0]?.text).toContain(`/orders/${order.orderNumber}?st=${order.st}`)
    const otherShopper = await shop.guest()
    const response = await otherShopper.send('readOrder', {
      params: { orderId: order.orderNumber },
      query: { st: order.st },
    })
    expect(response).toMatchObject({ status: 200, body: { orderNumber: order.orderNumber } })
  })

  test('is confirmed once for repeated and concurrent events', async () => {
    await orderJacket()
    const events = await outboxEvents()
    await consumeAll(events)
    await consumeAll(events)
    await Promise.all([1, 2, 3, 4].map(() => consumeAll(events)))

    expect(await kinds()).toEqual(['confirmation'])
    const writtenEvents = (await outboxEvents()).filter(({ topic }) => topic === 'mail-written')
    expect(writtenEvents).toHaveLength(1)
  })

  test('is confirmed once after four concurrent workers have died', async () => {
    await orderJacket()
    const events = await outboxEvents()
    const disarm = onFault('mail.written', () => {
      throw new Error('the worker died')
    })
    const attempts = await Promise.allSettled([1, 2, 3, 4].map(() => consumeAll(events)))
    disarm()

    expect(attempts.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    expect(await kinds()).toEqual([])
    await Promise.all([1, 2, 3, 4].map(() => consumeAll(events)))
    expect(await kinds()).toEqual(['confirmation'])
  })

  test('that fails causes no mail', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket, qty: 1 })
    await placeOrder(guest, basketId, { token: 'tok_test_decline' })
    await consumeAll(await outboxEvents())

    expect(await kinds()).toEqual([])
  })
})

describe('a return', () => {
  test('causes one mail with its number and a link to its label', async () => {
    const { guest, orderNumber } = await orderJacket()
    await runCommand({ action: 'move', orderNumber, to: 'Delivered' })
    const params = { orderId: orderNumber }
    const [mail, ...more] = await mailsCausedBy(() =>
      guest.send('createReturnLabel', { params, body: {} }),
    )
    await consumeAll(await outboxEvents())
    const { body } = await guest.send<Order>('readOrder', { params })
    const { returnNumber = '' } = body.returns[0] ?? {}

    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'returnAnnounced', recipient: 'ada@example.com' })
    expect(mail?.text).toContain(returnNumber)
    expect(mail?.text).toContain(`/orders/${orderNumber}/returns/${returnNumber}/label.pdf?st=`)
    expect(await kinds()).toEqual(['returnAnnounced'])
  })

  test('that is received causes a refund mail', async () => {
    const { guest, orderNumber } = await orderJacket()
    await runCommand({ action: 'move', orderNumber, to: 'Delivered' })
    await guest.send('createReturnLabel', { params: { orderId: orderNumber }, body: {} })
    const { lines } = await runCommand({ action: 'show', orderNumber })
    const returnNumber = /RET-\w+/.exec(lines.join())?.[0] ?? ''
    const sentMails = await mailsCausedBy(() => runCommand({ action: 'receive', returnNumber }))

    expect(sentMails.map(({ kind }) => kind)).toEqual(['refunded'])
  })
})

describe('a change of an order', () => {
  test('causes one mail per shipment that leaves, with its tracking', async () => {
    const { orderNumber } = await orderJacket()
    const url = 'https://parcels.example/T-1'
    const move = { action: 'move', orderNumber, to: 'Shipped', trackingUrl: url } as const
    const sentMails = await mailsCausedBy(() => runCommand({ ...move, trackingNumber: 'T-1' }))

    expect(sentMails).toMatchObject([{ kind: 'shipped' }])
    expect(sentMails[0]?.text).toMatch(/T-1[^]*https:\/\/parcels\.example\/T-1/)
  })

  test('causes no mail when it is packed or delivered', async () => {
    const { orderNumber } = await orderJacket()
    const sentMails = await mailsCausedBy(async () => {
      await runCommand({ action: 'move', orderNumber, to: 'Processing' })
      await runCommand({ action: 'move', orderNumber, to: 'Delivered' })
    })

    expect(sentMails).toEqual([])
  })

  test('causes a mail when it is cancelled', async () => {
    const { orderNumber } = await orderJacket()
    const sentMails = await mailsCausedBy(() => runCommand({ action: 'cancel', orderNumber }))

    expect(sentMails).toMatchObject([{ kind: 'cancelled' }])
  })

  test('causes one mail for each of two equal refunds', async () => {
    const { orderNumber } = await orderJacket()
    await runCommand({ action: 'move', orderNumber, to: 'Shipped' })
    const sentMails = await mailsCausedBy(async () => {
      await runCommand({ action: 'refund', orderNumber, amount: 10 })
      await runCommand({ action: 'refund', orderNumber, amount: 10 })
      await consumeAll(await outboxEvents())
    })

    expect(sentMails).toMatchObject([{ kind: 'refunded' }, { kind: 'refunded' }])
    expect(sentMails[0]?.subject).toContain(orderNumber)
  })
})

describe('a digital gift card', () => {
  const giftOption = { email: 'grete@example.com', to: 'Grete', message: 'For the hills.' }

  async function orderCards() {
    const { rows } = await shop.database.run(
      `select sku from variants where sku like 'CAIRN008%' order by sku limit 1`,
    )
    const guest = await shop.guest()
    const body = { sku: String(rows[0]?.['sku']), qty: 2, giftOption }
    const { body: cart } = await guest.send<Cart>('createCartWithItem', { body })
    await setAddresses(guest, cart.basketId)
    const placed = await placeOrder(guest, cart.basketId)
    return { guest, placed }
  }

  const codesIn = (text = '') => ({
    code: /Number: ([\w ]+)/.exec(text)?.[1] ?? '',
    pin: /PIN: (\d+)/.exec(text)?.[1] ?? '',
  })

  test('is mailed to its recipient, one card per piece, with the paid balance', async () => {
    const { guest, placed } = await orderCards()
    expect(placed.status).toBe(200)
    const events = await outboxEvents()
    await consumeAll(events)
    await consumeAll(events)
    const cards = (await mails()).filter(({ kind }) => kind === 'giftCard')

    expect(cards.map(({ recipient }) => recipient)).toEqual([giftOption.email, giftOption.email])
    const codes = cards.map(({ text }) => codesIn(text))
    expect(new Set(codes.map(({ code }) => code)).size).toBe(2)
    const faceValue = placed.body.items[0]?.price.original
    for (const { code, pin } of codes) {
      const { body } = await guest.send('readGiftCardBalance', { body: { code, pin } })
      expect(body).toMatchObject({ balance: faceValue })
    }
    const order = await guest.send('readOrder', { params: { orderId: placed.body.orderNumber } })
    expect(order.body).toMatchObject({ shipments: [{ status: 'Delivered' }], isCancellable: false })
  })

  test('is stored in no table', async () => {
    await orderCards()
    await consumeAll(await outboxEvents())
    const [card] = (await mails()).filter(({ kind }) => kind === 'giftCard')
    const { code } = codesIn(card?.text)
    const { rows } = await shop.database.run(
      `select (select string_agg(m::text, '') from mails m) || (select string_agg(g::text, '') from gift_cards g)
        || (select string_agg(o::text, '') from outbox o) as everything`,
    )

    expect(code).toHaveLength(19)
    expect(String(rows[0]?.['everything'])).not.toContain(code)
    expect(String(rows[0]?.['everything'])).not.toContain(code.replaceAll(' ', ''))
  })

  test('is mailed again for the owner of the order (ORD-033)', async () => {
    const { guest, placed } = await orderCards()
    const { orderNumber, items } = placed.body
    const [item] = items
    const response = await guest.send('resendGiftCardEmail', { body: { orderNumber } })
    expect(response).toMatchObject({ errorId: 'ORD404' })
    await consumeAll(await outboxEvents())
    const first = (await mails()).find(({ kind }) => kind === 'giftCard')
    await shop.database.exec('delete from mails')
    const body = { orderNumber, itemId: item?.itemId }
    const secondResponse = await guest.send('resendGiftCardEmail', { body })
    const sentMails = await mails()

    expect(secondResponse).toMatchObject({ status: 200 })
    expect(sentMails.map(({ kind }) => kind)).toEqual(['giftCard', 'giftCard'])
    expect(sentMails.map(({ text }) => text)).toContain(first?.text)
    const otherShopper = await shop.guest()
    expect(await otherShopper.send('resendGiftCardEmail', { body })).toMatchObject({ status: 404 })
    expect(await mails()).toHaveLength(2)
  })

  test('that was cancelled before it was mailed is not issued', async () => {
    const { placed } = await orderCards()
    const events = await outboxEvents()
    await runCommand({ action: 'cancel', orderNumber: placed.body.orderNumber })
    await consumeAll(events)

    expect(await kinds()).toEqual(['confirmation'])
  })
})

test('mails are deleted after ninety days', async () => {
  await orderJacket()
  await consumeAll(await outboxEvents())
  await deleteOldMails(shop.database.query)
  expect(await kinds()).toEqual(['confirmation'])
  await shop.database.exec(`update mails set created_at = now() - interval '91 days'`)
  await deleteOldMails(shop.database.query)

  expect(await kinds()).toEqual([])
})
