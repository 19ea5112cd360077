import type { Cart } from '@cairn/contract/cart/cart'
import type { readSavedItems } from '@cairn/contract/lists/list-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { onFault } from '../platform/faults.ts'
import { readCart } from '../testing/cart-calls.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const shell = 'CAIRN002TRN-M'

type SavedItems = AnswerOf<typeof readSavedItems>

/** A guest who has saved two jackets and a shell for later. */
async function guestWithSavedItems() {
  const guest = await shop.guest()
  await guest.send('createCartWithItem', { body: { sku: jacket, qty: 2 } })
  const { body: cart } = await guest.send<Cart>('createCartWithItem', { body: { sku: shell } })
  for (const { itemId, productId, qty } of cart.items) {
    const saveForLater = { itemId, saveForLaterId: null }
    await guest.send('saveItemForLater', {
      body: { productId, qty, type: 'product', saveForLater },
    })
  }
  const itemIdOf = (sku: string) => cart.items.find((item) => item.sku === sku)?.itemId ?? ''
  return { guest, cart, jacketId: itemIdOf(jacket), shellId: itemIdOf(shell) }
}

const readList = async (visitor: Visitor) =>
  (await visitor.send<SavedItems>('readSavedItems', {})).body

const move = (visitor: Visitor, { basketId, saveForLaterId }: Cart, itemIds: string[]) =>
  visitor.send<Cart>('moveSavedItems', { params: { basketId }, body: { saveForLaterId, itemIds } })

const skusOf = ({ items }: { items: readonly { sku: string; qty: number }[] }) =>
  items.map(({ sku, qty }) => `${qty} ${sku}`)

test('several saved items are moved with one change of the cart', async () => {
  const { guest, cart, jacketId, shellId } = await guestWithSavedItems()
  const before = await readCart(guest, cart.basketId)
  const { body } = await move(guest, cart, [jacketId, shellId])

  expect(skusOf(body)).toEqual([`2 ${jacket}`, `1 ${shell}`])
  expect(body.version).toBe(before.version + 1)
  expect((await readList(guest)).total).toBe(0)
  const repeated = await move(guest, cart, [jacketId, shellId])
  expect(repeated.body.version).toBe(body.version)
})

test('items before a refused one leave the list, and the refusal is answered', async () => {
  const { guest, cart, jacketId, shellId } = await guestWithSavedItems()
  const itemIds = [jacketId, crypto.randomUUID(), shellId]

  expect(await move(guest, cart, itemIds)).toMatchObject({ status: 404, errorId: 'ORD404' })
  expect(skusOf(await readList(guest))).toEqual([`1 ${shell}`])
  expect(skusOf(await readCart(guest, cart.basketId))).toEqual([`2 ${jacket}`])
})

test('an item that is removed from the list while it is moved stays removed', async () => {
  const { guest, cart, jacketId, shellId } = await guestWithSavedItems()
  const params = { saveForlaterId: cart.saveForLaterId ?? '', itemId: shellId }
  const disarm = onFault('cart.requested', async () => {
    disarm()
    await guest.send('removeSavedItem', { params })
  })

  expect(await move(guest, cart, [jacketId, shellId])).toMatchObject({ errorId: 'ORD404' })
  expect(skusOf(await readCart(guest, cart.basketId))).toEqual([`2 ${jacket}`])
  expect((await readList(guest)).total).toBe(0)
})

test('concurrent requests move each item once', async () => {
  const { guest, cart, jacketId, shellId } = await guestWithSavedItems()
  const requests = [[jacketId], [jacketId, shellId], [shellId]]
  const responses = await Promise.all(requests.map((itemIds) => move(guest, cart, itemIds)))

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(skusOf(await readCart(guest, cart.basketId)).toSorted()).toEqual([
    `1 ${shell}`,
    `2 ${jacket}`,
  ])
  expect((await readList(guest)).total).toBe(0)
})
