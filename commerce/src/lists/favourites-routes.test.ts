import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { countQueries } from '../testing/recorded-queries.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'
import { mergeFavourites } from './favourites-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

type Body = {
  favoriteId: string
  total: number
  items: { id: string; itemId: string; product: { name: string; pageUrl: string } | null }[]
}

const read = (visitor: Visitor, query: Record<string, string> = {}) =>
  visitor.send<Body>('readFavourites', { query })

const addFavourite = (visitor: Visitor, id: string) =>
  visitor.send<Body>('addFavourite', {
    body: { id, qty: 1, itemType: 'product', favoriteId: null },
  })

const idsOf = ({ body }: { body: Body }) => body.items.map(({ id }) => id)

async function guestWith(...ids: string[]) {
  const guest = await shop.guest()
  for (const id of ids) await addFavourite(guest, id)
  return guest
}

test('a shopper without favourites has an empty list, and reading it creates no row (FAV-002)', async () => {
  const guest = await shop.guest()
  const before = await read(guest)
  expect(before).toMatchObject({ status: 200, body: { items: [], total: 0 } })
  const { rows } = await shop.database.run('select 1 from favourite_lists')
  expect(rows).toEqual([])
  const after = await addFavourite(guest, 'CAIRN001BLK')
  expect(after.body.favoriteId).toBe(before.body.favoriteId)
})

test('favourites are returned with their product cards, newest first (FAV-002)', async () => {
  const guest = await guestWith('CAIRN001BLK', 'CAIRN002TRN')
  const { body } = await read(guest)
  const itemId = expect.any(String)

  expect(body).toMatchObject({ favoriteId: expect.any(String), total: 2 })
  expect(body.items).toMatchObject([
    { id: 'CAIRN002TRN', itemId, product: { masterId: 'CAIRN002' } },
    { id: 'CAIRN001BLK', itemId, product: { id: 'CAIRN001BLK', name: 'Summit Down Jacket' } },
  ])
  expect(new Set(body.items.map((item) => item.itemId)).size).toBe(2)
})

test('a signed-in shopper adds and removes favourites, and sees them on every device (FAV-003)', async () => {
  const [shopper, otherDevice] = [await shop.guest(), await shop.guest()]
  for (const device of [shopper, otherDevice]) await signInAs(device, 'ipa@cairn.test')
  await addFavourite(shopper, 'CAIRN001BLK')
  const { body } = await addFavourite(otherDevice, 'CAIRN002TRN')
  expect(idsOf(await read(shopper))).toEqual(['CAIRN002TRN', 'CAIRN001BLK'])

  const itemId = body.items.find(({ id }) => id === 'CAIRN001BLK')?.itemId ?? ''
  const params = { favoriteId: body.favoriteId, itemId }
  await otherDevice.send('removeFavourite', { params })
  expect(idsOf(await read(shopper))).toEqual(['CAIRN002TRN'])
})

test('adding a favourite repeatedly or concurrently adds it once', async () => {
  const guest = await guestWith('CAIRN001BLK')
  await Promise.all(Array.from({ length: 5 }, () => addFavourite(guest, 'CAIRN001BLK')))
  expect((await read(guest)).body.total).toBe(1)
})

test('a style and its first colour are one favourite', async () => {
  const guest = await guestWith('CAIRN001')
  const { body } = await addFavourite(guest, 'CAIRN001BLK')
  expect(body).toMatchObject({ total: 1, items: [{ id: 'CAIRN001BLK' }] })
  expect((await addFavourite(guest, 'CAIRN001')).body.total).toBe(1)
  expect((await addFavourite(guest, 'CAIRN001TRN')).body.total).toBe(2)
})

test('concurrent first additions share one list', async () => {
  const guest = await shop.guest()
  await Promise.all(
    ['CAIRN001BLK', 'CAIRN002TRN', 'CAIRN003LRC'].map((id) => addFavourite(guest, id)),
  )
  expect((await read(guest)).body.total).toBe(3)
})

test('a page of the list has the requested items and the total of all (FAV-004)', async () => {
  const guest = await guestWith('CAIRN001BLK', 'CAIRN002TRN', 'CAIRN003LRC')
  const part = await read(guest, { start: '1', count: '1' })
  expect(idsOf(part)).toEqual(['CAIRN002TRN'])
  expect(part.body).toMatchObject({ total: 3, favoriteId: (await read(guest)).body.favoriteId })
  expect((await read(guest, { start: '9', count: '1' })).body).toMatchObject({
    items: [],
    total: 3,
  })
})

test('without a count the list has 24 items (FAV-007, FAV-010)', async () => {
  const guest = await guestWith('CAIRN001BLK')
  const { body } = await read(guest)
  await shop.database.run(
    `insert into favourites (list_id, product_id)
     select $1, 'STYLE' || lpad(n::text, 3, '0') from generate_series(1, 30) n`,
    [body.favoriteId],
  )
  expect((await read(guest)).body).toMatchObject({ total: 31, items: { length: 24 } })
})

test('without products all favourites are answered at once, by two queries', async () => {
  const guest = await guestWith('CAIRN001BLK')
  const { body } = await read(guest)
  await shop.database.run(
    `insert into favourites (list_id, product_id)
     select $1, 'STYLE' || lpad(n::text, 3, '0') from generate_series(1, 499) n`,
    [body.favoriteId],
  )
  const all = await read(guest, { includeProducts: 'false' })

  expect(all.body).toMatchObject({ total: 500, items: { length: 500 } })
  expect(new Set(all.body.items.map(({ product }) => product))).toEqual(new Set([null]))
  expect(JSON.stringify(all.body).length).toBeLessThan(50_000)
  const part = { includeProducts: 'false', start: '499', count: '3' }
  expect(idsOf(await read(guest, part))).toEqual(['CAIRN001BLK'])
  // They read the session and the list. A third one reads the products.
  expect(await countQueries(() => read(guest, { includeProducts: 'false' }))).toBe(2)
  expect(await countQueries(() => read(guest))).toBe(3)
})

test('removing a favourite reduces the total, and removing it again is refused without a change (ERR-056)', async () => {
  const guest = await guestWith('CAIRN001BLK', 'CAIRN002TRN')
  const { body } = await read(guest)
  const params = { favoriteId: body.favoriteId, itemId: body.items[0]?.itemId ?? '' }

  expect((await guest.send<Body>('removeFavourite', { params })).body).toMatchObject({ total: 1 })
  expect(idsOf(await read(guest))).toEqual(['CAIRN001BLK'])
  expect(await guest.send('removeFavourite', { params })).toMatchObject({
    status: 404,
    errorId: 'ORD404',
  })
  expect((await read(guest)).body).toMatchObject({ total: 1, items: [{ id: 'CAIRN001BLK' }] })
})

test('an unknown product is refused', async () => {
  expect(await addFavourite(await shop.guest(), 'CAIRN999XXX')).toMatchObject({ errorId: 'ORD404' })
})

test('a favourite whose product is no longer sold stays without a card', async () => {
  const guest = await guestWith('CAIRN001BLK')
  await shop.database.exec(
    `update favourites set product_id = 'CAIRN998' where product_id = 'CAIRN001BLK'`,
  )
  expect((await read(guest)).body.items).toMatchObject([{ id: 'CAIRN998', product: null }])
})

test('the favourite of another shopper cannot be removed', async () => {
  const owner = await guestWith('CAIRN001BLK')
  const { body } = await read(owner)
  const params = { favoriteId: body.favoriteId, itemId: body.items[0]?.itemId ?? '' }
  const other = await shop.guest()
  expect(await other.send('removeFavourite', { params })).toMatchObject({ errorId: 'ORD404' })
  expect((await read(owner)).body.total).toBe(1)
})

describe('sharing', () => {
  const share = (visitor: Visitor, favoriteId: string) =>
    visitor.send<{ url: string }>('shareFavourites', { params: { favoriteId }, body: {} })
  const readShared = (visitor: Visitor, favoriteId: string) =>
    visitor.send<Body>('readSharedFavourites', { params: { favoriteId } })

  test('makes the list readable to everyone with the link (FAV-008)', async () => {
    const owner = await guestWith('CAIRN001BLK')
    const { favoriteId } = (await read(owner)).body
    const other = shop.visitor()
    expect(await readShared(other, favoriteId)).toMatchObject({ status: 404 })

    expect((await share(owner, favoriteId)).body.url).toBe(`/en-us/favorites/${favoriteId}`)
    expect(idsOf(await readShared(other, favoriteId))).toEqual(['CAIRN001BLK'])
  })

  test('is refused to other shoppers', async () => {
    const { favoriteId } = (await read(await guestWith('CAIRN001BLK'))).body
    expect(await share(await shop.guest(), favoriteId)).toMatchObject({ errorId: 'API404' })
    expect(await readShared(shop.visitor(), favoriteId)).toMatchObject({ status: 404 })
  })
})

test('merging adds the favourites of a guest once (guarantee 17)', async () => {
  const guest = await guestWith('CAIRN001BLK', 'CAIRN002TRN')
  const shopper = await guestWith('CAIRN002TRN', 'CAIRN003LRC')
  const consumerOf = async (visitor: Visitor) => {
    const { favoriteId } = (await read(visitor)).body
    const { rows } = await shop.database.run(
      'select consumer_id from favourite_lists where id = $1',
      [favoriteId],
    )
    return String(rows[0]?.['consumer_id'])
  }
  const merge = { from: await consumerOf(guest), to: await consumerOf(shopper) }
  for (let round = 0; round < 3; round += 1) {
    await inTransaction(shop.database.query, (transaction) => mergeFavourites(transaction, merge))
  }

  expect(idsOf(await read(shopper))).toEqual(['CAIRN001BLK', 'CAIRN003LRC', 'CAIRN002TRN'])
  expect((await read(guest)).body.total).toBe(0)
})
