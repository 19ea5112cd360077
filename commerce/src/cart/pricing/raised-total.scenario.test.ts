import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importRows } from '../../testing/import-rows.ts'
import { guestWithCart, prepareOrder, setAddresses } from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => setPrice('CAIRN001BLK', 320_00))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const beanie = 'CAIRN003LRC-OS'

async function setPrice(productId: string, current: number) {
  const row = { kind: 'price', productId, siteId: 'CAIRN-US', current, original: current }
  expect(await importRows(shop.database.query, [row])).toMatchObject({ ok: true })
}

const read = async (guest: Visitor, basketId: string) =>
  (await guest.send<Cart>('readCart', { params: { basketId } })).body

const noticeTypes = ({ customerNotifications }: Cart) =>
  customerNotifications.map(({ type }) => type)

const openCart = async () => {
  const { guest, cart } = await guestWithCart(shop, { sku: jacket })
  return { guest, basketId: cart.basketId, cart }
}

describe('a cart that has become more expensive says so', () => {
  test('when it is read, in the language of the shopper', async () => {
    const { guest, basketId, cart } = await openCart()
    expect(noticeTypes(cart)).toEqual([])
    await setPrice('CAIRN001BLK', 350_00)
    const { customerNotifications, totals } = await read(guest, basketId)

    expect(totals.itemTotal).toBe(350)
    expect(customerNotifications).toEqual([
      {
        type: 'TOTAL_RAISED',
        message:
          'Your bag now costs more than before, because prices or offers have changed. Please check the total.',
      },
    ])
  })

  test('in the answer to the next change, and no longer after that', async () => {
    const { guest, basketId, cart } = await openCart()
    await setPrice('CAIRN001BLK', 350_00)
    const changeTo = async (qty: number) => {
      const [item] = cart.items
      const change = { params: { basketId }, body: { itemId: item?.itemId, qty } }
      return noticeTypes((await guest.send<Cart>('changeItem', change)).body)
    }

    expect(await changeTo(2)).toEqual(['TOTAL_RAISED'])
    expect(await changeTo(3)).toEqual([])
    await setPrice('CAIRN001BLK', 360_00)
    expect(await changeTo(2)).toEqual(['TOTAL_RAISED'])
    await setPrice('CAIRN001BLK', 370_00)
    expect(await changeTo(1)).toEqual(['TOTAL_RAISED'])
  })

  test('when the order is prepared', async () => {
    const { guest, basketId } = await openCart()
    await setAddresses(guest, basketId)
    await setPrice('CAIRN001BLK', 350_00)

    expect(noticeTypes((await prepareOrder(guest, basketId)).body)).toEqual(['TOTAL_RAISED'])
  })
})

test('a cart that the shopper makes more expensive has no notice', async () => {
  const { guest, basketId } = await openCart()
  await guest.send('addItem', { body: { basketId, sku: beanie } })
  const { body } = await setAddresses(guest, basketId)

  expect(noticeTypes(body)).toEqual([])
  expect(noticeTypes(await read(guest, basketId))).toEqual([])
})

test('a cart that has become cheaper has no notice', async () => {
  const { guest, basketId } = await openCart()
  await setPrice('CAIRN001BLK', 300_00)

  expect(noticeTypes(await read(guest, basketId))).toEqual([])
})
