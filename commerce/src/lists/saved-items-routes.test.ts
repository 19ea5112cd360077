import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'
import { mergeSavedItems } from './saved-items-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const shell = 'CAIRN002TRN-M'

type CartItem = { itemId: string; sku: string; productId: string; qty: number }
type Cart = {
  basketId: string
  saveForLaterId: string
  saveForLater: SavedItemsAnswer
  totalItems: number
  items: CartItem[]
}
type SavedItemsAnswer = {
  saveForLaterId: string
  total: number
  items: (CartItem & { available: boolean; pageUrl: string; product: { name: string } | null })[]
}

async function guestWith(...lines: [sku: string, qty: number][]) {
  const guest = await shop.guest()
  let cart: Cart | undefined
  for (const [sku, qty] of lines) {
    const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku, qty } })
    cart = body
  }
  if (!cart) throw new Error('a guest without a cart')
  return { guest, cart, params: { basketId: cart.basketId } }
}

const itemOf = ({ items }: { items: CartItem[] }, sku: string): CartItem => {
  const item = items.find((candidate) => candidate.sku === sku)
  if (!item) throw new Error(`no ${sku}`)
  return item
}

const save = (visitor: Visitor, { itemId, productId, qty }: CartItem) =>
  visitor.send<Cart>('saveItemForLater', {
    body: { productId, qty, type: 'product', saveForLater: { itemId, saveForLaterId: null } },
  })

const read = (visitor: Visitor, query: Record<string, string> = {}) =>
  visitor.send<SavedItemsAnswer>('readSavedItems', { query })

const move = (visitor: Visitor, { basketId, saveForLaterId }: Cart, itemIds: string[]) =>
  visitor.send<Cart>('moveSavedItems', { params: { basketId }, body: { saveForLaterId, itemIds } })

const skusOf = ({ items }: { items: CartItem[] }) => items.map(({ sku, qty }) => `${qty} ${sku}`)

test('saving an item for later removes it from the cart (SFL-005)', async () => {
  const { guest, cart } = await guestWith([jacket, 2], [shell, 1])
  const response = await save(guest, itemOf(cart, jacket))

  expect(skusOf(response.body)).toEqual([`1 ${shell}`])
  expect((await read(guest)).body.items.map(({ sku }) => sku)).toEqual([jacket])
})

test('a saved item is listed with its quantity, availability and page (SFL-004, SFL-013)', async () => {
  const { guest, cart } = await guestWith([jacket, 2], [shell, 1])
  const response = await save(guest, itemOf(cart, jacket))

  const { body } = await read(guest)
  expect(body).toMatchObject({
    saveForLaterId: response.body.saveForLaterId,
    total: 1,
    items: [
      {
        itemId: itemOf(cart, jacket).itemId,
        qty: 2,
        available: true,
        product: { name: 'Summit Down Jacket' },
      },
    ],
  })
  expect(body.items[0]?.pageUrl).toMatch(/^\/en-us\/p\//)
})

test('an item that is moved back is in the cart and no longer in the list (SFL-006, SFL-009)', async () => {
  const { guest, cart } = await guestWith([jacket, 2])
  const { itemId } = itemOf(cart, jacket)
  await save(guest, itemOf(cart, jacket))
  const response = await move(guest, cart, [itemId])

  expect(skusOf(response.body)).toEqual([`2 ${jacket}`])
  expect((await read(guest)).body).toMatchObject({ total: 0, items: [] })
})

describe('a cart', () => {
  const cartOf = async (visitor: Visitor, { basketId }: Cart) =>
    (await visitor.send<Cart>('readCart', { params: { basketId } })).body

  test('has the saved items in the answer of every call (SFL-002)', async () => {
    const { guest, cart } = await guestWith([jacket, 2], [shell, 1])
    const { saveForLaterId } = cart
    expect(cart.saveForLater).toEqual({ saveForLaterId, items: [], total: 0 })

    const response = await save(guest, itemOf(cart, jacket))
    const list = (await read(guest)).body
    expect(list).toMatchObject({ saveForLaterId, total: 1, items: [{ sku: jacket, qty: 2 }] })
    expect(response.body.saveForLater).toEqual(list)
    expect((await cartOf(guest, cart)).saveForLater).toEqual(list)
    const addResponse = await guest.send<Cart>('addItem', {
      body: { basketId: cart.basketId, sku: shell, qty: 1 },
    })
    expect(addResponse.body.saveForLater).toEqual(list)
    expect((await guest.send<Cart>('createCart', { body: {} })).body.saveForLater).toEqual(list)

    const secondResponse = await move(guest, cart, [itemOf(cart, jacket).itemId])
    expect(secondResponse.body.saveForLater).toMatchObject({ items: [], total: 0 })
  })

  test('of an employee has no saved items (AUTH-025)', async () => {
    const { guest, cart } = await guestWith([jacket, 1], [shell, 1])
    await save(guest, itemOf(cart, jacket))
    await signInAs(guest, 'employee@cairn.test')
    expect((await cartOf(guest, cart)).saveForLater).toMatchObject({ items: [], total: 0 })
  })
})

test('a signed-in shopper has the same saved items on every device (SFL-001, SFL-007)', async () => {
  const { guest, cart } = await guestWith([jacket, 2])
  await save(guest, itemOf(cart, jacket))
  await signInAs(guest, 'ipa@cairn.test')
  const otherDevice = await shop.guest()
  await signInAs(otherDevice, 'ipa@cairn.test')

  expect(skusOf((await read(otherDevice)).body)).toEqual([`2 ${jacket}`])
  const { body: ownCart } = await otherDevice.send<Cart>('createCartWithItem', {
    body: { sku: shell, qty: 1 },
  })
  await save(otherDevice, itemOf(ownCart, shell))
  expect(skusOf((await read(guest)).body)).toEqual([`1 ${shell}`, `2 ${jacket}`])
})

test('repeated requests save and move an item once', async () => {
  const { guest, cart } = await guestWith([jacket, 2])
  const item = itemOf(cart, jacket)
  await save(guest, item)
  expect(await save(guest, item)).toMatchObject({ status: 200, body: { items: [] } })
  expect((await read(guest)).body).toMatchObject({ total: 1, items: [{ qty: 2 }] })

  await move(guest, cart, [item.itemId])
  expect(skusOf((await move(guest, cart, [item.itemId])).body)).toEqual([`2 ${jacket}`])
})

test('saving the same item again increases its quantity and moves it to the top', async () => {
  const { guest, cart } = await guestWith([jacket, 2], [shell, 1])
  await save(guest, itemOf(cart, jacket))
  await save(guest, itemOf(cart, shell))
  const response = await guest.send<Cart>('addItem', {
    body: { basketId: cart.basketId, sku: jacket, qty: 1 },
  })
  await save(guest, itemOf(response.body, jacket))

  expect(skusOf((await read(guest)).body)).toEqual([`3 ${jacket}`, `1 ${shell}`])
})

test('a list returns ten items or the requested number (SFL-010, SFL-014)', async () => {
  const { guest, cart } = await guestWith([jacket, 1], [shell, 1])
  await save(guest, itemOf(cart, jacket))
  await save(guest, itemOf(cart, shell))
  expect(skusOf((await read(guest, { start: '1', count: '1' })).body)).toEqual([`1 ${jacket}`])
  await shop.database.run(
    `insert into saved_items (item_id, consumer_id, sku, quantity)
     select gen_random_uuid(), consumer_id, v.sku, 1
     from (select consumer_id from carts where id = $1) c,
          (select sku from variants where sku not in ($2, $3) and sku like 'CAIRN00%' limit 12) v`,
    [cart.basketId, jacket, shell],
  )
  expect((await read(guest)).body).toMatchObject({ total: 14, items: { length: 10 } })
  expect((await read(guest, { start: '20' })).body).toMatchObject({ total: 14, items: [] })
})

test('some pieces of a line can be saved, and moved back', async () => {
  const { guest, cart } = await guestWith([jacket, 3])
  const item = itemOf(cart, jacket)
  const saved = await save(guest, { ...item, qty: 1 })

  expect(skusOf(saved.body)).toEqual([`2 ${jacket}`])
  expect(skusOf(saved.body.saveForLater)).toEqual([`1 ${jacket}`])
  expect(skusOf((await save(guest, { ...item, qty: 1 })).body.saveForLater)).toEqual([
    `2 ${jacket}`,
  ])
  const [savedItem] = (await read(guest)).body.items
  const moved = await move(guest, cart, [savedItem?.itemId ?? ''])
  expect(skusOf(moved.body)).toEqual([`3 ${jacket}`])
  expect(moved.body.saveForLater.total).toBe(0)
})

test('a saved item can be removed, and removing it again is refused (SFL-003, SFL-012)', async () => {
  const { guest, cart } = await guestWith([jacket, 1])
  const { itemId } = itemOf(cart, jacket)
  await save(guest, itemOf(cart, jacket))
  const { saveForLaterId } = (await read(guest)).body
  const params = { saveForlaterId: saveForLaterId, itemId }

  expect((await guest.send('removeSavedItem', { params })).body).toMatchObject({ total: 0 })
  expect(await guest.send('removeSavedItem', { params })).toMatchObject({ errorId: 'ORD404' })
})

describe('refused changes', () => {
  test('a sold-out item cannot be moved to the cart, alone or with others, and stays saved (SFL-015)', async () => {
    const { guest, cart } = await guestWith([jacket, 1], [shell, 1])
    const { itemId: jacketId } = itemOf(cart, jacket)
    const { itemId: shellId } = itemOf(cart, shell)
    await save(guest, itemOf(cart, jacket))
    await save(guest, itemOf(cart, shell))
    const { rows } = await shop.database.run('select on_hand from variants where sku = $1', [
      jacket,
    ])
    await shop.database.run('update variants set on_hand = 0 where sku = $1', [jacket])
    const response = await move(guest, cart, [jacketId])
    const responseForBoth = await move(guest, cart, [shellId, jacketId])
    const list = await read(guest)
    await shop.database.run('update variants set on_hand = $2 where sku = $1', [
      jacket,
      rows[0]?.['on_hand'],
    ])

    expect(response).toMatchObject({ status: 409, errorId: 'INV700' })
    expect(responseForBoth).toMatchObject({ status: 409, errorId: 'INV700' })
    expect(list.body).toMatchObject({ total: 1, items: [{ sku: jacket, available: false }] })
  })

  test('an item that is not in the cart cannot be saved', async () => {
    const { guest, cart } = await guestWith([jacket, 1])
    const unknownItem = { ...itemOf(cart, jacket), itemId: crypto.randomUUID() }
    expect(await save(guest, unknownItem)).toMatchObject({ errorId: 'ORD404' })
    expect((await read(guest)).body.total).toBe(0)
  })

  test('the list of another shopper cannot be changed', async () => {
    const { guest, cart } = await guestWith([jacket, 1])
    const item = itemOf(cart, jacket)
    await save(guest, item)
    const other = await guestWith([shell, 1])
    const params = { saveForlaterId: cart.saveForLaterId, itemId: item.itemId }

    expect(await other.guest.send('removeSavedItem', { params })).toMatchObject({ status: 404 })
    const foreign = { ...other.cart, saveForLaterId: cart.saveForLaterId }
    expect(await move(other.guest, foreign, [item.itemId])).toMatchObject({ status: 404 })
    expect(await move(other.guest, other.cart, [item.itemId])).toMatchObject({ status: 404 })
    expect((await read(guest)).body.total).toBe(1)
  })
})

test('signing in adds the saved items of the guest (AUTH-018)', async () => {
  const { guest, cart } = await guestWith([jacket, 2], [shell, 1])
  await save(guest, itemOf(cart, jacket))
  await signInAs(guest, 'shopper@cairn.test')

  expect(skusOf((await read(guest)).body)).toContain(`2 ${jacket}`)
})

test('merging adds the saved items of a guest once (guarantee 17)', async () => {
  const one = await guestWith([jacket, 2], [shell, 1])
  await save(one.guest, itemOf(one.cart, jacket))
  await save(one.guest, itemOf(one.cart, shell))
  const other = await guestWith([jacket, 1])
  await save(other.guest, itemOf(other.cart, jacket))
  const ownerOf = async ({ basketId }: Cart) => {
    const { rows } = await shop.database.run('select consumer_id from carts where id = $1', [
      basketId,
    ])
    return String(rows[0]?.['consumer_id'])
  }
  const merge = { from: await ownerOf(one.cart), to: await ownerOf(other.cart) }
  for (let round = 0; round < 3; round += 1) {
    await inTransaction(shop.database.query, (transaction) => mergeSavedItems(transaction, merge))
  }

  expect(skusOf((await read(other.guest)).body).toSorted()).toEqual([`1 ${shell}`, `2 ${jacket}`])
  expect((await read(one.guest)).body.total).toBe(0)
})
