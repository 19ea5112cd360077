import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { siteOf } from '@cairn/contract/sites'
import { bookCredit } from '../accounts/yearly-spend-store.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { onFault } from '../platform/faults.ts'
import { type Payer, payerWith } from '../testing/payer.ts'
import { giveAddresses, placeOrder, prepare, tokens } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { howMany } from '../testing/stock.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

async function ready(wanted: Parameters<typeof payerWith>[1] = {}) {
  const payer = await payerWith(shop, wanted)
  await giveAddresses(payer.visitor, payer.basketId)
  await prepare(payer.visitor, payer.basketId)
  return payer
}

const place = ({ visitor, basketId }: Payer, token: string = tokens.approve) =>
  placeOrder(visitor, basketId, { token })
/** With what is in the cart, and nothing else. */
const placeAsIs = ({ visitor, basketId }: Payer) =>
  placeOrder(visitor, basketId, { body: { paymentMethod: undefined } })

const one = async (question: string) =>
  Number((await shop.database.run(question)).rows[0]?.['value'])
const creditSpent = () =>
  one(`select coalesce(sum(amount_minor - given_back_minor), 0) as value
       from yearly_spends join accounts using (account_id) where email = 'athlete@cairn.test'`)
const onCard = (end: string) =>
  one(`select balance_minor as value from gift_cards where kind = 'gift' and last4 = '${end}'`)

test('a gift card pays for an order, and the rest of it is there for the next', async () => {
  const payer = await ready()
  await payer.giftCard('0002')
  const { total } = (await payer.read()).totals
  const { status, body } = await placeAsIs(payer)

  expect(status).toBe(200)
  expect(body.paymentMethod).toMatchObject([
    { code: 'GIFT_CARD', amount: total, maskedCode: '•••• 0002' },
  ])
  expect(await onCard('0002')).toBe(500_00 - Math.round(total * 100))
})

test('a gift card pays a part, and a card what is left (PAY-001)', async () => {
  const payer = await ready()
  await payer.giftCard('0011')
  const { total } = (await payer.read()).totals
  const { body } = await place(payer)

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
  expect(await onCard('0011')).toBe(0)
})

test('a card that is declined gives the gift card back, into the next cart (promise 8)', async () => {
  const payer = await ready()
  await payer.giftCard('0012')
  expect((await place(payer, tokens.decline)).errorId).toBe('PAY400')

  expect(await onCard('0012')).toBe(5_00)
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

describe('a gift card that was partly spent meanwhile', () => {
  const asked = () => one('select count(*) as value from payment_attempts')

  test('lets no other card be asked for more than was seen (promise 11)', async () => {
    const payer = await ready()
    await payer.giftCard('0014')
    const seen = await prepare(payer.visitor, payer.basketId)
    const before = await asked()
    await spendOnCard('0014', 3_00)
    const refused = await place(payer)

    expect(refused).toMatchObject({ status: 409, errorId: 'PRC400' })
    expect(await asked()).toBe(before)
    const again = await prepare(payer.visitor, payer.basketId)
    expect(again.body.totals.remainingToPay).toBeCloseTo(seen.body.totals.remainingToPay + 3, 2)
    expect((await place(payer)).body.paymentMethod).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'GIFT_CARD', amount: 2 }),
        expect.objectContaining({
          code: 'CREDIT_CARD',
          amount: again.body.totals.remainingToPay,
        }),
      ]),
    )
  })

  test('nor where another tab has seen the new sum (promise 11)', async () => {
    const payer = await ready()
    await payer.giftCard('0015')
    const { totals } = (await prepare(payer.visitor, payer.basketId)).body
    await spendOnCard('0015', 3_00)
    await prepare(payer.visitor, payer.basketId)
    const seen = { seenTotal: totals.total, seenToPay: totals.remainingToPay }
    const placeSeeing = (body: object) => placeOrder(payer.visitor, payer.basketId, { body })

    expect((await placeSeeing(seen)).errorId).toBe('PRC400')
    expect(await placeSeeing({ ...seen, seenToPay: totals.remainingToPay + 3 })).toMatchObject({
      status: 200,
    })
  })
})

test('what gift cards do not cover needs something else (PAY-056)', async () => {
  const payer = await ready()
  await payer.giftCard('0013')

  expect((await placeAsIs(payer)).errorId).toBe('PYT400')
  expect(await onCard('0013')).toBe(5_00)
})

test('points and a voucher are used with the order, and not before', async () => {
  const payer = await ready({ who: 'member' })
  await payer.visitor.send('applyReward', {
    params: { basketId: payer.basketId },
    body: { appliedLoyaltyVoucher: { points: 2_500 } },
  })
  await payer.pay({ payment_method_id: 'LOYALTY_POINTS', points: 1_000 })
  const points = () => one('select points as value from loyalty_members')
  expect(await points()).toBe(12_500)
  const { status, body } = await place(payer)

  expect(status).toBe(200)
  expect(body.totals).toMatchObject({ appliedRewards: 37 })
  expect(await points()).toBe(9_000)
})

test('an athlete’s credit pays, and is counted for the year (PAY-008)', async () => {
  const payer = await ready({ who: 'athlete' })
  const { body: paid } = await payer.pay({ payment_method_id: 'ATHLETES_PAYMENT' })
  expect((await placeAsIs(payer)).status).toBe(200)

  expect(await creditSpent()).toBe(Math.round(paid.totals.total * 100))
})

test('credit that went elsewhere a moment before pays nothing, and nothing is ordered (promise 14)', async () => {
  const payer = await ready({ who: 'athlete' })
  await payer.pay({ payment_method_id: 'ATHLETES_PAYMENT' })
  const before = await creditSpent()
  const disarm = onFault('order.wanted', () =>
    shop.database.run(`update accounts set yearly_spent = yearly_limit - 1
                       where email = 'athlete@cairn.test'`),
  )
  const lost = await placeAsIs(payer)
  disarm()

  expect(lost).toMatchObject({ status: 409 })
  expect(await creditSpent()).toBe(before)
})

test('of many who book at the same moment, at a room for one, one is booked (promise 14)', async () => {
  const { rows } = await shop.database.run(
    `update accounts set yearly_spent = yearly_limit - 1
     where email = 'athlete@cairn.test' returning account_id as id`,
  )
  const { id: accountId } = Object(rows[0])
  await shop.database.run('delete from yearly_spends')
  const booked = await Promise.all(
    Array.from({ length: howMany(12, 50) }, () =>
      inTransaction(shop.database.query, (transaction) =>
        bookCredit(transaction, {
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

test('a card that a shopper keeps pays (PAY-034)', async () => {
  const payer = await ready({ who: 'shopper' })
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

test.each([
  ['paying later', 'KLARNA', { authorizationToken: 'plt_test_approve' }],
  ['a wallet', 'WALLET', { walletToken: 'wal_test_approve' }],
])('%s pays (PAY-006, PAY-007, PAY-065)', async (_, code, additionalData) => {
  const payer = await ready()
  await payer.pay({ payment_method_id: code })
  const { status, body } = await placeOrder(payer.visitor, payer.basketId, {
    body: { paymentMethod: { code, additionalData } },
  })

  expect(status).toBe(200)
  expect(body.paymentMethod).toMatchObject([{ code, amount: body.totals.total }])
})

test('a reward code is used by its order, and not again by the same shopper', async () => {
  const payer = await ready({ who: 'shopper' })
  await payer.pay({ payment_method_id: 'REWARD_CODE', code: 'REWARD25' })
  expect((await place(payer)).status).toBe(200)
  const again = await ready({ who: 'shopper' })

  expect((await again.pay({ payment_method_id: 'REWARD_CODE', code: 'REWARD25' })).errorId).toBe(
    'REW140',
  )
})

test('of many orders at once with one gift card those are placed that it can pay (promise 12)', async () => {
  const payers = await Promise.all(Array.from({ length: 8 }, () => ready()))
  for (const payer of payers) await payer.giftCard('0001')
  const answers = await Promise.all(payers.map((payer) => place(payer)))
  const paidWithIt = answers.filter(({ body }) =>
    body.paymentMethod?.some(({ code, amount }) => code === 'GIFT_CARD' && amount === 50),
  )

  expect(paidWithIt).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ errorId }) => errorId))).toEqual(new Set([undefined, 'GFC700']))
  expect(await onCard('0001')).toBe(0)
})
