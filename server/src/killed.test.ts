import { setTimeout as sleep } from 'node:timers/promises'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { afterEach, expect, test, vi } from 'vitest'
import { howMany } from './testing/how-many.ts'
import { type Home, openHome } from './testing/home.ts'
import type { Server } from './testing/spawn-server.ts'

vi.setConfig({ testTimeout: howMany(120_000, 60 * 60_000), hookTimeout: 60_000 })

const kills = howMany(3, 500)
const fewestAdds = 200
const sku = 'CAIRN001BLK-M'

type CartBody = {
  basketId: string
  items: {
    itemId: string
    productId: string
    recipeId: string | null
    qty: number
    bonus: boolean
  }[]
}
type Shopper = { visitor: Visitor; basketId: string }

let home: Home
afterEach(() => home.remove())

async function shopperAt(server: Server): Promise<Shopper> {
  const visitor = await server.guest()
  const { body } = await visitor.send<CartBody>('createCart', { body: {} })
  return { visitor, basketId: body.basketId }
}

/** Each piece is told from the others by how it was made. */
const add = ({ visitor, basketId }: Shopper, recipeId: string) =>
  visitor.send('addItem', { body: { basketId, sku, recipeId } })

async function piecesOf({ visitor, basketId }: Shopper): Promise<(string | null)[]> {
  const { body } = await visitor.send<CartBody>('readCart', { params: { basketId } })
  const added = body.items.filter(({ bonus }) => !bonus)
  expect(added.every(({ qty }) => qty === 1)).toBe(true)
  return added.map(({ recipeId }) => recipeId)
}

/** Kills the server and starts it again on what it left, so many times. */
function harass(first: Server) {
  let current: Promise<Server> = Promise.resolve(first)
  const done = (async () => {
    for (let killed = 0; killed < kills; killed += 1) {
      await sleep(50 + Math.random() * 400)
      const { kill } = await current
      current = kill().then(() => home.start())
      await current
    }
  })()
  return { done, isUp: () => current.then(() => {}) }
}

/** As long as a killed server is no answer, asks again. */
async function patiently<Value>(isUp: () => Promise<void>, ask: () => Promise<Value>) {
  for (;;) {
    const answer = await ask().catch(() => undefined)
    if (answer !== undefined) return answer
    await isUp()
  }
}

test('every acknowledged add is there after the server was killed among them (promise 16)', async () => {
  home = await openHome()
  const server = await home.start()
  const { done, isUp } = harass(server)
  let isOver = false
  void done.finally(() => (isOver = true))
  let adds = 0
  const statuses = new Set<number | undefined>()

  async function trip() {
    const shopper = await patiently(isUp, () => shopperAt(server))
    const acknowledged: string[] = []
    const uncertain: string[] = []
    for (let piece = 0; piece < 25; piece += 1) {
      const recipeId = `piece-${piece}`
      const answer = await add(shopper, recipeId).catch(() => undefined)
      statuses.add(answer?.status)
      if (answer) acknowledged.push(recipeId)
      else {
        uncertain.push(recipeId)
        await isUp()
      }
    }
    const there = await patiently(isUp, () => piecesOf(shopper))
    expect(there).toEqual(expect.arrayContaining(acknowledged))
    expect([...acknowledged, ...uncertain]).toEqual(expect.arrayContaining(there))
    expect(new Set(there).size).toBe(there.length)
    adds += acknowledged.length
  }

  const shoppers = Array.from({ length: 4 }, async () => {
    while (!isOver || adds < fewestAdds) await trip()
  })
  await Promise.all([done, ...shoppers])

  expect(adds).toBeGreaterThanOrEqual(fewestAdds)
  // Whether a kill falls into an add is chance here; the next test sees to it that one does.
  statuses.delete(undefined)
  expect(statuses).toEqual(new Set([200]))
})

test('a server killed amid an add leaves the cart as it was, and takes the add afterwards (promise 16)', async () => {
  home = await openHome()
  const before = await home.start()
  const shopper = await shopperAt(before)
  for (const piece of ['one', 'two', 'three']) await add(shopper, piece)
  await before.kill()

  for (const place of ['cart.wanted', 'cart.read']) {
    const doomed = await home.start({ CAIRN_FAULTS: `${place}=kill` })
    await expect(add(shopper, 'four')).rejects.toThrow('fetch failed')
    expect(await doomed.ended).toBe('SIGKILL')
  }

  await home.start()
  expect(await piecesOf(shopper)).toEqual(['one', 'two', 'three'])
  expect(await add(shopper, 'four')).toMatchObject({ status: 200 })
  expect(await piecesOf(shopper)).toEqual(['one', 'two', 'three', 'four'])
})

test('a server killed amid putting an item aside leaves it in the cart alone, and puts it aside afterwards (promise 16)', async () => {
  home = await openHome()
  const before = await home.start()
  const shopper = await shopperAt(before)
  for (const piece of ['one', 'two']) await add(shopper, piece)
  const { visitor, basketId } = shopper
  const { items } = (await visitor.send<CartBody>('readCart', { params: { basketId } })).body
  const { itemId, productId } = items[0] ?? { itemId: '', productId: '' }
  const body = { productId, type: 'product', saveForLater: { itemId, saveForLaterId: null } }
  const aside = () => visitor.send('saveItemForLater', { body: { ...body, qty: 1 } })
  const saved = async () =>
    (await visitor.send<{ items: unknown[] }>('readSavedItems', { query: {} })).body.items ?? []
  await before.kill()

  for (const place of ['cart.locked', 'cart.saved']) {
    const doomed = await home.start({ CAIRN_FAULTS: `${place}=kill` })
    await expect(aside()).rejects.toThrow('fetch failed')
    expect(await doomed.ended).toBe('SIGKILL')
  }

  await home.start()
  expect(await piecesOf(shopper)).toEqual(['one', 'two'])
  expect(await saved()).toEqual([])
  expect(await aside()).toMatchObject({ status: 200 })
  expect(await piecesOf(shopper)).toEqual(['two'])
  expect(await saved()).toHaveLength(1)
})
