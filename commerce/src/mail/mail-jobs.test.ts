import type { Cart } from '@cairn/contract/cart-entity'
import type { Order } from '@cairn/contract/order-entity'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atDesk, type DeskRequest } from '../orders/order-desk-store.ts'
import { onFault } from '../platform/faults.ts'
import type { Consumer } from '../platform/jobs/consumer.ts'
import { nothingWrong } from '../testing/nothing-wrong.ts'
import { giveAddresses, guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { mailJobs } from './mail-jobs.ts'
import { findLatestMails, forgetOldMails } from './mails-store.ts'

const jacket = 'CAIRN001BLK-M'
const staffAddress = 'help@example.com'

let shop: Shop
let consumers: Consumer[]
beforeAll(async () => {
  shop = await openShop()
  ;({ consumers } = mailJobs({ ...shop.mailKeys, mails: undefined, staffAddress }))
})
beforeEach(() => shop.database.exec('delete from mails; delete from outbox'))
afterEach(() => nothingWrong(shop))
afterAll(() => shop.close())

type Told = { topic: string; payload: unknown }

const told = async (): Promise<Told[]> =>
  (await shop.database.run('select topic, payload from outbox order by id')).rows.map(
    ({ topic, payload }) => ({ topic: String(topic), payload }),
  )

/** As the relay and its workers do it. */
async function consumeAll(events: readonly Told[]): Promise<void> {
  for (const { topic, payload } of events) {
    for (const { work } of consumers.filter((consumer) => consumer.topic === topic)) {
      await work(shop.database.query, payload, job)
    }
  }
}
const job = { id: 'a job', attempt: 1, signal: new AbortController().signal }

const mails = () => findLatestMails(shop.database.query, 50, shop.mailKeys)
const kinds = async () => (await mails()).map(({ kind }) => kind).toSorted()
const desk = (request: DeskRequest) => atDesk(shop.database.query, request)

async function ordered(qty = 1) {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket, qty })
  const { body } = await placeOrder(guest, basketId)
  return { guest, orderNumber: body.orderNumber, order: body }
}

/** What happened since, and what was written of it. */
async function afterwards(deed: () => Promise<unknown>) {
  await shop.database.exec('delete from mails; delete from outbox')
  await deed()
  await consumeAll(await told())
  return mails()
}

describe('an order that was placed', () => {
  test('is confirmed by one mail, to whoever ordered, with the way to it', async () => {
    const { order } = await ordered()
    await consumeAll(await told())
    const written = await mails()

    expect(written).toMatchObject([
      { kind: 'confirmation', recipient: 'ada@example.com', isSent: false },
    ])
    expect(written[0]?.text).toContain(`/orders/${order.orderNumber}?st=${order.st}`)
    const stranger = await shop.guest()
    const found = await stranger.send('readOrder', {
      params: { orderId: order.orderNumber },
      query: { st: order.st },
    })
    expect(found).toMatchObject({ status: 200, body: { orderNumber: order.orderNumber } })
  })

  test('is confirmed once, however often and by however many it is told', async () => {
    await ordered()
    const events = await told()
    await consumeAll(events)
    await consumeAll(events)
    await Promise.all([1, 2, 3, 4].map(() => consumeAll(events)))

    expect(await kinds()).toEqual(['confirmation'])
    const wanted = (await told()).filter(({ topic }) => topic === 'mail-written')
    expect(wanted).toHaveLength(1)
  })

  test('is confirmed by none while four want to at the same moment and all of them die, and by one then', async () => {
    await ordered()
    const events = await told()
    const disarm = onFault('mail.written', () => {
      throw new Error('the worker died')
    })
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => consumeAll(events)))
    disarm()

    expect(tries.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    expect(await kinds()).toEqual([])
    await Promise.all([1, 2, 3, 4].map(() => consumeAll(events)))
    expect(await kinds()).toEqual(['confirmation'])
  })

  test('that came to nothing is not written about', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket, qty: 1 })
    await placeOrder(guest, basketId, { token: 'tok_test_decline' })
    await consumeAll(await told())

    expect(await kinds()).toEqual([])
  })
})

describe('a return', () => {
  test('is written of once, with its number and the way to its label', async () => {
    const { guest, orderNumber } = await ordered()
    await desk({ deed: 'move', orderNumber, to: 'Delivered' })
    const params = { orderId: orderNumber }
    const [mail, ...more] = await afterwards(() =>
      guest.send('createReturnLabel', { params, body: {} }),
    )
    await consumeAll(await told())
    const { body } = await guest.send<Order>('readOrder', { params })
    const { returnNumber = '' } = body.returns[0] ?? {}

    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'returnMade', recipient: 'ada@example.com' })
    expect(mail?.text).toContain(returnNumber)
    expect(mail?.text).toContain(`/orders/${orderNumber}/returns/${returnNumber}/label.pdf?st=`)
    expect(await kinds()).toEqual(['returnMade'])
  })

  test('that has come is written of as money on its way', async () => {
    const { guest, orderNumber } = await ordered()
    await desk({ deed: 'move', orderNumber, to: 'Delivered' })
    await guest.send('createReturnLabel', { params: { orderId: orderNumber }, body: {} })
    const { lines } = await desk({ deed: 'show', orderNumber })
    const returnNumber = /RET-\w+/.exec(lines.join())?.[0] ?? ''
    const written = await afterwards(() => desk({ deed: 'receive', returnNumber }))

    expect(written.map(({ kind }) => kind)).toEqual(['refunded'])
  })
})

describe('what becomes of an order is written', () => {
  test('a parcel that leaves: each once, with what is in it', async () => {
    const { orderNumber } = await ordered()
    const url = 'https://parcels.example/T-1'
    const move = { deed: 'move', orderNumber, to: 'Shipped', trackingUrl: url } as const
    const written = await afterwards(() => desk({ ...move, trackingNumber: 'T-1' }))

    expect(written).toMatchObject([{ kind: 'shipped' }])
    expect(written[0]?.text).toMatch(/T-1[^]*https:\/\/parcels\.example\/T-1/)
  })

  test('nothing where there is nothing to do: it is being packed, it has arrived', async () => {
    const { orderNumber } = await ordered()
    const written = await afterwards(async () => {
      await desk({ deed: 'move', orderNumber, to: 'Processing' })
      await desk({ deed: 'move', orderNumber, to: 'Delivered' })
    })

    expect(written).toEqual([])
  })

  test('cancelled', async () => {
    const { orderNumber } = await ordered()
    const written = await afterwards(() => desk({ deed: 'cancel', orderNumber }))

    expect(written).toMatchObject([{ kind: 'cancelled' }])
  })

  test('two refunds of the same amount are two mails, and each of them one', async () => {
    const { orderNumber } = await ordered()
    await desk({ deed: 'move', orderNumber, to: 'Shipped' })
    const written = await afterwards(async () => {
      await desk({ deed: 'refund', orderNumber, amount: 10 })
      await desk({ deed: 'refund', orderNumber, amount: 10 })
      await consumeAll(await told())
    })

    expect(written).toMatchObject([{ kind: 'refunded' }, { kind: 'refunded' }])
    expect(written[0]?.subject).toContain(orderNumber)
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
    await giveAddresses(guest, cart.basketId)
    const placed = await placeOrder(guest, cart.basketId)
    return { guest, placed }
  }

  const codesIn = (text = '') => ({
    code: /Number: ([\w ]+)/.exec(text)?.[1] ?? '',
    pin: /PIN: (\d+)/.exec(text)?.[1] ?? '',
  })

  test('is mailed to whoever it is for, one a piece, and pays what was paid for it', async () => {
    const { guest, placed } = await orderCards()
    expect(placed.status).toBe(200)
    const events = await told()
    await consumeAll(events)
    await consumeAll(events)
    const cards = (await mails()).filter(({ kind }) => kind === 'giftCard')

    expect(cards.map(({ recipient }) => recipient)).toEqual([giftOption.email, giftOption.email])
    const codes = cards.map(({ text }) => codesIn(text))
    expect(new Set(codes.map(({ code }) => code)).size).toBe(2)
    const face = placed.body.items[0]?.price.original
    for (const { code, pin } of codes) {
      const { body } = await guest.send('readGiftCardBalance', { body: { code, pin } })
      expect(body).toMatchObject({ balance: face })
    }
    const order = await guest.send('readOrder', { params: { orderId: placed.body.orderNumber } })
    expect(order.body).toMatchObject({ shipments: [{ status: 'Delivered' }], isCancellable: false })
  })

  test('stands in no table', async () => {
    await orderCards()
    await consumeAll(await told())
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

  test('is mailed once more to whoever asks for it and owns the order (ORD-033)', async () => {
    const { guest, placed } = await orderCards()
    const { orderNumber, items } = placed.body
    const [item] = items
    const early = await guest.send('resendGiftCardEmail', { body: { orderNumber } })
    expect(early).toMatchObject({ errorId: 'ORD404' })
    await consumeAll(await told())
    const first = (await mails()).find(({ kind }) => kind === 'giftCard')
    await shop.database.exec('delete from mails')
    const body = { orderNumber, itemId: item?.itemId }
    const again = await guest.send('resendGiftCardEmail', { body })
    const written = await mails()

    expect(again).toMatchObject({ status: 200 })
    expect(written.map(({ kind }) => kind)).toEqual(['giftCard', 'giftCard'])
    expect(written.map(({ text }) => text)).toContain(first?.text)
    const stranger = await shop.guest()
    expect(await stranger.send('resendGiftCardEmail', { body })).toMatchObject({ status: 404 })
    expect(await mails()).toHaveLength(2)
  })

  test('that was cancelled before it was mailed is not made', async () => {
    const { placed } = await orderCards()
    const events = await told()
    await desk({ deed: 'cancel', orderNumber: placed.body.orderNumber })
    await consumeAll(events)

    expect(await kinds()).toEqual(['confirmation'])
  })
})

test('mails are forgotten after ninety days', async () => {
  await ordered()
  await consumeAll(await told())
  await forgetOldMails(shop.database.query)
  expect(await kinds()).toEqual(['confirmation'])
  await shop.database.exec(`update mails set written_at = now() - interval '91 days'`)
  await forgetOldMails(shop.database.query)

  expect(await kinds()).toEqual([])
})
