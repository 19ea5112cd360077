import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { openPayingShopper } from '../../testing/shopper-with-instrument.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { moveInstruments } from './cart-instruments-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from carts'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const cardEndings = ({ paymentInstruments }: Cart) =>
  paymentInstruments.map(({ maskedCode }) => maskedCode?.slice(-4))

test('the gift cards of a guest are merged into the cart of the account', async () => {
  const before = await openPayingShopper(shop, { account: 'shopper' })
  await before.giftCard('0001')
  const guest = await openPayingShopper(shop)
  await guest.giftCard('0001')
  await guest.giftCard('0002')
  await signInAs(guest.visitor, 'shopper@cairn.test')

  expect(cardEndings(await before.read())).toEqual(['0001', '0002'])
})

test('the gift cards of a guest stay on the cart if the account has none', async () => {
  const guest = await openPayingShopper(shop)
  await guest.giftCard('0002')
  await signInAs(guest.visitor, 'shopper@cairn.test')

  expect(cardEndings(await guest.read())).toEqual(['0002'])
})

test('the gift cards of a failed order move to the new cart, and its bank card does not', async () => {
  const payer = await openPayingShopper(shop)
  const card = { brand: 'visa', last4: '1111', expiryMonth: 12, expiryYear: 2090 }
  await payer.giftCard('0001')
  await payer.pay({ payment_method_id: 'CREDIT_CARD', card: { ...card, token: 'tok_of_a_visa' } })
  const next = await openPayingShopper(shop)
  await inTransaction(shop.database.query, (transaction) =>
    moveInstruments(transaction, { fromCartId: payer.basketId, toCartId: next.basketId }),
  )

  expect(cardEndings(await next.read())).toEqual(['0001'])
  expect((await payer.read()).paymentInstruments).toMatchObject([{ card: { last4: '1111' } }])
})
