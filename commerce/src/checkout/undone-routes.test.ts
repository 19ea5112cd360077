import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { onFault } from '../platform/faults.ts'
import { importRows } from '../testing/import-rows.ts'
import { knownPromotions } from '../testing/known-rows.ts'
import { nothingWrong } from '../testing/nothing-wrong.ts'
import { type Payer, payerWith } from '../testing/payer.ts'
import { giveAddresses, placeOrder, prepare, tokens } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'

const sku = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, knownPromotions())
  await shop.database.run(`update coupons set most_uses = 100 where code = 'WELCOME10'`)
})
afterEach(() => nothingWrong(shop))
afterAll(() => shop.close())

const run = (statement: string) => shop.database.run(statement)

/** Everything that an order takes of, and what it writes down. */
const standing = async () =>
  (
    await run(`
      select (select on_hand from variants where sku = '${sku}') as pieces,
        (select balance_minor from gift_cards where kind = 'gift' and last4 = '0002') as card,
        (select points from loyalty_members) as points,
        (select count(*)::integer from promotion_uses) as uses,
        (select coalesce(sum(tally), 0)::integer from promotion_tallies) as tallies,
        (select count(*)::integer from orders where state = 'placed' and cart_id is not null) as orders,
        (select coalesce(sum(amount_minor), 0)::integer from ledger_entries) as ledger`)
  ).rows[0]

/** With a code, a gift card and points, and a bank card for what is left. */
async function payingWithEverything(): Promise<Payer> {
  await run(`update carts set state = 'dropped' where state = 'active'`)
  const payer = await payerWith(shop, { who: 'member', sku })
  await giveAddresses(payer.visitor, payer.basketId)
  await payer.visitor.send('applyCoupon', {
    body: { cartId: payer.basketId, code: 'WELCOME10' },
  })
  await payer.pay({ payment_method_id: 'LOYALTY_POINTS', points: 1_000 })
  const { body } = await payer.giftCard('0002', { amount: 50 })
  const codes = body.paymentInstruments.map(({ payment_method_id: code }) => code)
  expect(codes.toSorted()).toEqual(['GIFT_CARD', 'LOYALTY_POINTS'])
  expect(body.coupon).toBe('WELCOME10')
  expect(body.totals.remainingToPay).toBeGreaterThan(0)
  await prepare(payer.visitor, payer.basketId)
  return payer
}

type Failure = {
  what: string
  errorId: string
  /** What happens between looking at it all and taking it. */
  rival?: [meanwhile: string, afterwards: string]
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
    rival: [
      `update variants set on_hand = on_hand - 50 where sku = '${sku}'`,
      `update variants set on_hand = on_hand + 50 where sku = '${sku}'`,
    ],
  },
  {
    what: 'coupon',
    errorId: 'PRM140',
    rival: [
      `update coupons set used_before = 100 where code = 'WELCOME10'`,
      `update coupons set used_before = 0 where code = 'WELCOME10'`,
    ],
  },
  { what: 'gift card', errorId: 'GFC700', rival: [onCard(-480_00), onCard(480_00, 'released')] },
  {
    what: 'points',
    errorId: 'REW140',
    rival: [points(-12_000, 'held'), points(12_000, 'released')],
  },
  { what: 'card', errorId: 'PAY400', token: tokens.decline },
]

test.each(failures)(
  'a placement that fails for its $what takes back all that it took (promise 8)',
  async ({ errorId, rival, token = tokens.approve }) => {
    const [meanwhile, afterwards] = rival ?? []
    await run(`update variants set on_hand = 50 where sku = '${sku}'`)
    const { visitor, basketId } = await payingWithEverything()
    const before = await standing()
    const disarm = onFault('order.wanted', async () => {
      disarm()
      if (meanwhile) await run(meanwhile)
    })
    const refused = await placeOrder(visitor, basketId, { token })
    disarm()
    if (afterwards) await run(afterwards)

    expect(refused.errorId).toBe(errorId)
    expect(await standing()).toEqual(before)
  },
)

test('a placement whose tax moved takes nothing at all (promise 8)', async () => {
  const { visitor, basketId } = await payingWithEverything()
  const before = await standing()
  await run(taxOf(9_000))
  expect((await placeOrder(visitor, basketId)).errorId).toBe('TAX310')
  await run(taxOf(2_900))

  expect(await standing()).toEqual(before)
  expect((await placeOrder(visitor, basketId)).status).toBe(200)
  expect(await standing()).not.toEqual(before)
})
