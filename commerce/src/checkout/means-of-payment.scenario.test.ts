import { siteOf } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bookAthleteCredit } from '../accounts/yearly-spend-store.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { onFault } from '../platform/faults.ts'
import { setAddresses, placeOrder, prepareOrder, cardTokens } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { type PayingShopper, openPayingShopper } from '../testing/shopper-with-instrument.ts'
import { shortOrLong } from '../testing/short-or-long.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function payerReadyToOrder(options: Parameters<typeof openPayingShopper>[1] = {}) {
  const payer = await openPayingShopper(shop, options)
  await setAddresses(payer.visitor, payer.basketId)
  await prepareOrder(payer.visitor, payer.basketId)
  return payer
}

const placeWithCard = ({ visitor, basketId }: PayingShopper, token: string = cardTokens.approve) =>
  placeOrder(visitor, basketId, { token })
/** Places an order with the instruments of the cart only. */
const placeWithoutPayment = ({ visitor, basketId }: PayingShopper) =>
  placeOrder(visitor, basketId, { body: { paymentMethod: undefined } })

const readNumber = async (query: string) =>
  Number((await shop.database.run(query)).rows[0]?.['value'])
const creditSpent = () =>
  readNumber(`select coalesce(sum(amount_minor - returned_minor), 0) as value
       from yearly_spends join accounts using (account_id) where email = 'athlete@cairn.test'`)
const readBalance = (end: string) =>
  readNumber(
    `select balance_minor as value from gift_cards where kind = 'gift' and last4 = '${end}'`,
  )

test('a gift card pays for an order and keeps its remaining balance', async () => {
  const payer = await payerReadyToOrder()
  await payer.giftCard('0002')
  const { total } = (await payer.read()).totals
  const { status, body } = await placeWithoutPayment(payer)

  expect(status).toBe(200)
  expect(body.paymentMethod).toMatchObject([
    { code: 'GIFT_CARD', amount: total, maskedCode: '•••• 0002' },
  ])
  expect(await readBalance('0002')).toBe(500_00 - Math.round(total * 100))
})

test('a gift card pays a part and a bank card the rest (PAY-001)', async () => {
  const payer = await payerReadyToOrder()
  await payer.giftCard('0011')
  const { total } = (await payer.read()).totals
  const { body } = await placeWithCard(payer)

  expect(body.paymentMethod).toHaveLength(2)
  expect(body.paymentMethod).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'GIFT_CARD', amount: 5 }),
      expect.objectContaining({
        code: 'CREDIT_CARD',
        amount: expect.closeTo(total - 5, 2),
      }),
    ]),
  )
  expect(await readBalance('0011')).toBe(0)
})

test('a declined card restores the gift card in the next cart (guarantee 8)', async () => {
  const payer = await payerReadyToOrder()
  await payer.giftCard('0012')
  expect((await placeWithCard(payer, cardTokens.decline)).errorId).toBe('PAY400')

  expect(await readBalance('0012')).toBe(5_00)
  const next = await payer.visitor.send('createCart', { body: {} })
  expect(next.body).toMatchObject({
    totalItems: 1,
    paymentInstruments: [{ payment_method_id: 'GIFT_CARD', amount: 5 }],
  })
})

const spendOnCard = (end: string, minor: number) =>
  shop.database.run(
    `insert into gift_card_entries (card_id, kind, amount_minor, order_number)
     select card_id, 'held', $2, 'elsewhere' from gift_cards where kind = 'gift' and last4 = $1`,
    [end, -minor],
  )

describe('a gift card that was partly spent during checkout', () => {
  const countAttempts = () => readNumber('select count(*) as value from payment_attempts')

  test('never lets a bank card be charged more than the shopper saw (guarantee 11)', async () => {
    const payer = await payerReadyToOrder()
    await payer.giftCard('0014')
    const quote = await prepareOrder(payer.visitor, payer.basketId)
    const before = await countAttempts()
    await spendOnCard('0014', 3_00)
    const response = await placeWithCard(payer)

    expect(response).toMatchObject({ status: 409, errorId: 'PRC400' })
    expect(await countAttempts()).toBe(before)
    const secondQuote = await prepareOrder(payer.visitor, payer.basketId)
    expect(secondQuote.body.totals.remainingToPay).toBeCloseTo(
      quote.body.totals.remainingToPay + 3,
      2,
    )
    expect((await placeWithCard(payer)).body.paymentMethod).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'GIFT_CARD', amount: 2 }),
        expect.objectContaining({
          code: 'CREDIT_CARD',
          amount: secondQuote.body.totals.remainingToPay,
        }),
      ]),
    )
  })

  test('never does so when another tab has shown the new amount (guarantee 11)', async () => {
    const payer = await payerReadyToOrder()
    await payer.giftCard('0015')
    const { totals } = (await prepareOrder(payer.visitor, payer.basketId)).body
    await spendOnCard('0015', 3_00)
    await prepareOrder(payer.visitor, payer.basketId)
    const seenTotals = { seenTotal: totals.total, seenToPay: totals.remainingToPay }
    const placeWithSeenTotals = (body: object) =>
      placeOrder(payer.visitor, payer.basketId, { body })

    expect((await placeWithSeenTotals(seenTotals)).errorId).toBe('PRC400')
    expect(
      await placeWithSeenTotals({ ...seenTotals, seenToPay: totals.remainingToPay + 3 }),
    ).toMatchObject({
      status: 200,
    })
  })
})

test('an order that gift cards do not cover needs another payment (PAY-056)', async () => {
  const payer = await payerReadyToOrder()
  await payer.giftCard('0013')

  expect((await placeWithoutPayment(payer)).errorId).toBe('PYT400')
  expect(await readBalance('0013')).toBe(5_00)
})

test('points and vouchers are spent when the order is placed', async () => {
  const payer = await payerReadyToOrder({ account: 'member' })
  await payer.visitor.send('applyReward', {
    params: { basketId: payer.basketId },
    body: { appliedLoyaltyVoucher: { points: 2_500 } },
  })
  await payer.pay({ payment_method_id: 'LOYALTY_POINTS', points: 1_000 })
  const points = () => readNumber('select points as value from loyalty_members')
  expect(await points()).toBe(12_500)
  const { status, body } = await placeWithCard(payer)

  expect(status).toBe(200)
  expect(body.totals).toMatchObject({ appliedRewards: 37 })
  expect(await points()).toBe(9_000)
})

test('athlete credit pays and counts towards the year (PAY-008)', async () => {
  const payer = await payerReadyToOrder({ account: 'athlete' })
  const { body: cart } = await payer.pay({ payment_method_id: 'ATHLETES_PAYMENT' })
  expect((await placeWithoutPayment(payer)).status).toBe(200)

  expect(await creditSpent()).toBe(Math.round(cart.totals.total * 100))
})

test('an order is refused when its credit was spent by another one (guarantee 14)', async () => {
  const payer = await payerReadyToOrder({ account: 'athlete' })
  await payer.pay({ payment_method_id: 'ATHLETES_PAYMENT' })
  const before = await creditSpent()
  const disarm = onFault('order.requested', () =>
    shop.database.run(`update accounts set yearly_spent = yearly_limit - 1
                       where email = 'athlete@cairn.test'`),
  )
  const response = await placeWithoutPayment(payer)
  disarm()

  expect(response).toMatchObject({ status: 409 })
  expect(await creditSpent()).toBe(before)
})

test('only one of many concurrent bookings gets the last of the credit (guarantee 14)', async () => {
  const { rows } = await shop.database.run(
    `update accounts set yearly_spent = yearly_limit - 1
     where email = 'athlete@cairn.test' returning account_id as id`,
  )
  const { id: accountId } = Object(rows[0])
  await shop.database.run('delete from yearly_spends')
  const booked = await Promise.all(
    Array.from({ length: shortOrLong(12, 50) }, () =>
      inTransaction(shop.database.query, (transaction) =>
        bookAthleteCredit(transaction, {
          accountId,
          orderNumber: crypto.randomUUID(),
          amount: 1,
          year: siteOf('en-us'),
        }),
      ),
    ),
  )

  expect(booked.filter(Boolean)).toHaveLength(1)
  expect(await creditSpent()).toBe(1)
})

test('a saved card pays (PAY-034)', async () => {
  const payer = await payerReadyToOrder({ account: 'shopper' })
  const paymentInstrumentId = 'ca000001-0000-4000-8000-000000000001'
  const placeWith = (id: string) =>
    placeOrder(payer.visitor, payer.basketId, {
      body: {
        paymentMethod: { code: 'CREDIT_CARD', additionalData: { paymentInstrumentId: id } },
      },
    })
  expect((await placeWith(crypto.randomUUID())).errorId).toBe('PYT404')
  const { status, body } = await placeWith(paymentInstrumentId)

  expect(status).toBe(200)
  expect(body.paymentMethod).toMatchObject([{ code: 'CREDIT_CARD', card: { last4: '1111' } }])
})

async function placePaidWith(code: string, additionalData: object) {
  const payer = await payerReadyToOrder()
  const { body: cart } = await payer.pay({ payment_method_id: code })
  const { status, body } = await placeOrder(payer.visitor, payer.basketId, {
    body: { paymentMethod: { code, additionalData } },
  })

  const { paymentMethod, totals } = body
  return { status, paymentMethod, total: totals.total, instruments: cart.paymentInstruments }
}

test('an order is paid later (PAY-006)', async () => {
  const { status, paymentMethod, total, instruments } = await placePaidWith('KLARNA', {
    authorizationToken: 'plt_test_approve',
  })

  expect(instruments).toMatchObject([
    {
      payment_method_id: 'KLARNA',
      client_token: expect.stringMatching(/.+/),
      payment_method_categories: expect.arrayContaining([
        { identifier: expect.any(String), name: expect.any(String) },
      ]),
    },
  ])
  expect(status).toBe(200)
  expect(paymentMethod).toMatchObject([{ code: 'KLARNA', amount: total }])
})

test('a wallet pays (PAY-007, PAY-065)', async () => {
  const { status, paymentMethod, total } = await placePaidWith('WALLET', {
    walletToken: 'wal_test_approve',
  })

  expect(status).toBe(200)
  expect(paymentMethod).toMatchObject([{ code: 'WALLET', amount: total }])
})

test('a reward code cannot be used twice by the same shopper', async () => {
  const payer = await payerReadyToOrder({ account: 'shopper' })
  await payer.pay({ payment_method_id: 'REWARD_CODE', code: 'REWARD25' })
  expect((await placeWithCard(payer)).status).toBe(200)
  const otherPayer = await payerReadyToOrder({ account: 'shopper' })

  expect(
    (await otherPayer.pay({ payment_method_id: 'REWARD_CODE', code: 'REWARD25' })).errorId,
  ).toBe('REW140')
})

test('of concurrent orders with one gift card only those that it covers are placed (guarantee 12)', async () => {
  const payers = await Promise.all(Array.from({ length: 8 }, () => payerReadyToOrder()))
  for (const payer of payers) await payer.giftCard('0001')
  const answers = await Promise.all(payers.map((payer) => placeWithCard(payer)))
  const paidOrders = answers.filter(({ body }) =>
    body.paymentMethod?.some(({ code, amount }) => code === 'GIFT_CARD' && amount === 50),
  )

  expect(paidOrders).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ errorId }) => errorId))).toEqual(new Set([undefined, 'GFC700']))
  expect(await readBalance('0001')).toBe(0)
})
