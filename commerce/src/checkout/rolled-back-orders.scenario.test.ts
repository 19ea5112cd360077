import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { onFault } from '../platform/faults.ts'
import { expectConsistent } from '../testing/expect-consistent.ts'
import { importRows } from '../testing/import-rows.ts'
import { setAddresses, placeOrder, prepareOrder, cardTokens } from '../testing/ready-to-order.ts'
import { samplePromotions } from '../testing/sample-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { type PayingShopper, openPayingShopper } from '../testing/shopper-with-instrument.ts'

const sku = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, samplePromotions())
  await run(setCoupon('{"limits": {"total": 100}}'))
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

const run = (statement: string) => shop.database.run(statement)

const setCoupon = (fields: string) =>
  `update coupons set definition = definition || '${fields}' where code = 'WELCOME10'`

/** Everything that an order takes or records. */
const readAllRows = async () =>
  (
    await run(`
      select (select on_hand from variants where sku = '${sku}') as pieces,
        (select balance_minor from gift_cards where kind = 'gift' and last4 = '0002') as card,
        (select points from loyalty_members) as points,
        (select count(*)::integer from promotion_uses) as uses,
        (select coalesce(sum(count), 0)::integer from usage_counters) as usage,
        (select count(*)::integer from orders where state = 'placed' and cart_id is not null) as orders,
        (select coalesce(sum(amount_minor), 0)::integer from ledger_entries) as ledger`)
  ).rows[0]

/** A cart with a coupon, a gift card and points, and a bank card for the rest. */
async function visitorPayingWithEverything(): Promise<PayingShopper> {
  await run(`update carts set state = 'deleted' where state = 'active'`)
  const payer = await openPayingShopper(shop, { account: 'member', sku })
  await setAddresses(payer.visitor, payer.basketId)
  await payer.visitor.send('applyCoupon', {
    body: { cartId: payer.basketId, code: 'WELCOME10' },
  })
  await payer.pay({ payment_method_id: 'LOYALTY_POINTS', points: 1_000 })
  const { body } = await payer.giftCard('0002', { amount: 50 })
  const codes = body.paymentInstruments.map(({ payment_method_id: code }) => code)
  expect(codes.toSorted()).toEqual(['GIFT_CARD', 'LOYALTY_POINTS'])
  expect(body.coupon).toBe('WELCOME10')
  expect(body.totals.remainingToPay).toBeGreaterThan(0)
  await prepareOrder(payer.visitor, payer.basketId)
  return payer
}

type Failure = {
  what: string
  errorId: string
  /** A change between the checks and the hold. */
  concurrentChange?: [change: string, revert: string]
  token?: string
}

const onCard = (amount: number, kind = 'held') =>
  `insert into gift_card_entries (card_id, kind, amount_minor, order_number)
   select card_id, '${kind}', ${amount}, 'elsewhere' from gift_cards
   where kind = 'gift' and last4 = '0002'`
const points = (amount: number, kind: string) =>
  `insert into points_entries (member_id, kind, points, order_number)
   select member_id, '${kind}', ${amount}, 'elsewhere' from loyalty_members`
const taxOf = (rate: number) =>
  `update tax_regions set parts = '[{"name":"CO","rate":${rate}}]' where province = 'CO'`

const failures: Failure[] = [
  {
    what: 'stock',
    errorId: 'ORD430',
    concurrentChange: [
      `update variants set on_hand = on_hand - 50 where sku = '${sku}'`,
      `update variants set on_hand = on_hand + 50 where sku = '${sku}'`,
    ],
  },
  {
    what: 'coupon',
    errorId: 'PRM140',
    concurrentChange: [setCoupon('{"usedBefore": 100}'), setCoupon('{"usedBefore": 0}')],
  },
  {
    what: 'gift card',
    errorId: 'GFC700',
    concurrentChange: [onCard(-480_00), onCard(480_00, 'released')],
  },
  {
    what: 'points',
    errorId: 'REW140',
    concurrentChange: [points(-12_000, 'held'), points(12_000, 'released')],
  },
  { what: 'card', errorId: 'PAY400', token: cardTokens.decline },
]

test.each(failures)(
  'an order that fails for its $what returns everything it took (guarantee 8)',
  async ({ errorId, concurrentChange, token = cardTokens.approve }) => {
    const [change, revert] = concurrentChange ?? []
    await run(`update variants set on_hand = 50 where sku = '${sku}'`)
    const { visitor, basketId } = await visitorPayingWithEverything()
    const before = await readAllRows()
    const disarm = onFault('order.requested', async () => {
      disarm()
      if (change) await run(change)
    })
    const response = await placeOrder(visitor, basketId, { token })
    disarm()
    if (revert) await run(revert)

    expect(response.errorId).toBe(errorId)
    expect(await readAllRows()).toEqual(before)
  },
)

test('an order whose tax changed takes nothing (guarantee 8)', async () => {
  const { visitor, basketId } = await visitorPayingWithEverything()
  const before = await readAllRows()
  await run(taxOf(9_000))
  expect((await placeOrder(visitor, basketId)).errorId).toBe('TAX310')
  await run(taxOf(2_900))

  expect(await readAllRows()).toEqual(before)
  expect((await placeOrder(visitor, basketId)).status).toBe(200)
  expect(await readAllRows()).not.toEqual(before)
})
