import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { runOrderCommand } from '../orders/order-command-flow.ts'
import { onFault } from '../platform/faults.ts'
import { expectConsistent } from '../testing/expect-consistent.ts'
import { setAddresses, placeOrder, cardTokens } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { openPayingShopper } from '../testing/shopper-with-instrument.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

const balanceOf = async (last4: string) => {
  const { rows } = await shop.database.run(
    'select sum(balance_minor) as balance from gift_cards where last4 = $1',
    [last4],
  )
  return Number(rows[0]?.['balance'])
}

async function readyPayer() {
  const payer = await openPayingShopper(shop)
  await setAddresses(payer.visitor, payer.basketId)
  return payer
}

const noPayment = { paymentMethod: undefined }

test('gift cards that cover the total need no other payment (PAY-002)', async () => {
  const { visitor, basketId, giftCard } = await readyPayer()
  const { body } = await giftCard('0002')
  expect(body.totals.remainingToPay).toBe(0)
  const response = await placeOrder(visitor, basketId, { body: noPayment })

  expect(response).toMatchObject({
    status: 200,
    body: { paymentMethod: [{ code: 'GIFT_CARD', amount: body.totals.total }] },
  })
  expect(await balanceOf('0002')).toBe(500_00 - Math.round(body.totals.total * 100))
  const cancelled = await visitor.send('cancelOrder', {
    body: { orderNumber: response.body.orderNumber },
  })
  expect(cancelled).toMatchObject({ body: { status: 'Cancelled' } })
  expect(await balanceOf('0002')).toBe(500_00)
})

test('what two gift cards have paid returns to both when the order is cancelled or refunded (guarantee 6)', async () => {
  const readBalances = async () => [await balanceOf('0001'), await balanceOf('0002')]
  const before = await readBalances()
  async function payWithTwoCards() {
    const { visitor, basketId, giftCard } = await readyPayer()
    await giftCard('0001', { amount: 20 })
    await giftCard('0002', { amount: 30 })
    const { orderNumber } = (await placeOrder(visitor, basketId)).body
    expect(await readBalances()).not.toEqual(before)
    return { visitor, orderNumber }
  }

  const { visitor, orderNumber } = await payWithTwoCards()
  expect(await visitor.send('cancelOrder', { body: { orderNumber } })).toMatchObject({
    status: 200,
  })
  expect(await readBalances()).toEqual(before)

  const refund = { action: 'refund', orderNumber: (await payWithTwoCards()).orderNumber } as const
  for (const amount of [7, 33.01, 9.99]) {
    expect(await runOrderCommand(shop.database.query, { ...refund, amount })).toMatchObject({
      ok: true,
    })
  }
  expect(await readBalances()).toEqual(before)
})

test('the part paid by a gift card is restored when the bank card is refused (guarantee 8, PAY-056)', async () => {
  const { visitor, basketId, giftCard } = await readyPayer()
  const before = await balanceOf('0001')
  const { body } = await giftCard('0001')
  const { total, remainingToPay } = body.totals
  expect(remainingToPay).toBeCloseTo(total - 50, 2)
  expect(await placeOrder(visitor, basketId, { body: noPayment })).toMatchObject({
    errorId: 'PYT400',
  })
  const heldBalances: unknown[] = []
  const disarm = onFault('order.held', async () => heldBalances.push(await balanceOf('0001')))
  const response = await placeOrder(visitor, basketId, { token: cardTokens.decline })
  disarm()
  expect(response).toMatchObject({ errorId: 'PAY400' })
  expect(heldBalances).toEqual([before - 50_00])
  expect(await balanceOf('0001')).toBe(before)

  const next = visitor.jar.get('cairn_basket') ?? ''
  const read = await visitor.send<Cart>('readCart', { params: { basketId: next } })
  expect(read.body).toMatchObject({
    paymentInstruments: [{ payment_method_id: 'GIFT_CARD', amount: 50 }],
    totals: { remainingToPay },
  })
  expect(await placeOrder(visitor, next)).toMatchObject({
    status: 200,
    body: {
      paymentMethod: [
        { code: 'GIFT_CARD', amount: 50 },
        { code: 'CREDIT_CARD', amount: remainingToPay },
      ],
    },
  })
  expect(await balanceOf('0001')).toBe(before - 50_00)
})

test('two carts cannot spend the same gift card (guarantee 12)', async () => {
  const payers = [await readyPayer(), await readyPayer()]
  for (const { giftCard } of payers) await giftCard('0002')
  await shop.database.run(`update gift_cards set balance_minor = 100 where last4 = '0002'`)
  const allWaiting = Promise.withResolvers<void>()
  let waitingCount = 0
  const disarm = onFault('order.requested', async () => {
    if (++waitingCount === payers.length) allWaiting.resolve()
    await allWaiting.promise
  })
  const answers = await Promise.all(
    payers.map(({ visitor, basketId }) => placeOrder(visitor, basketId)),
  )
  disarm()

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.errorId).toBe('GFC700')
  expect(await balanceOf('0002')).toBe(0)
})
