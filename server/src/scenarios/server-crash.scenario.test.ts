import { setTimeout as sleep } from 'node:timers/promises'
import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { afterEach, expect, test, vi } from 'vitest'
import type { TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: shortOrLong(120_000, 60 * 60_000), hookTimeout: 60_000 })

const killCount = shortOrLong(3, 500)
const minAdds = 200
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

let installation: TestInstallation
afterEach(() => installation.remove())

async function shopperAt(server: TestServer): Promise<Shopper> {
  const visitor = await server.guest()
  const { body } = await visitor.send<CartBody>('createCart', { body: {} })
  return { visitor, basketId: body.basketId }
}

/** Each piece has its own recipe id, which distinguishes it from the others. */
const add = ({ visitor, basketId }: Shopper, recipeId: string) =>
  visitor.send('addItem', { body: { basketId, sku, recipeId } })

async function piecesOf({ visitor, basketId }: Shopper): Promise<(string | null)[]> {
  const { body } = await visitor.send<CartBody>('readCart', { params: { basketId } })
  const pieces = body.items.filter(({ bonus }) => !bonus)
  expect(pieces.every(({ qty }) => qty === 1)).toBe(true)
  return pieces.map(({ recipeId }) => recipeId)
}

/** Repeatedly kills the server and starts it again on the same data. */
function killRepeatedly(first: TestServer) {
  let current: Promise<TestServer> = Promise.resolve(first)
  const done = (async () => {
    for (let index = 0; index < killCount; index += 1) {
      await sleep(50 + Math.random() * 400)
      const { kill } = await current
      current = kill().then(() => installation.start())
      await current
    }
  })()
  return { done, isUp: () => current.then(() => {}) }
}

/** Repeats the request until a server answers. */
async function repeatUntilAnswered<Value>(
  isUp: () => Promise<void>,
  request: () => Promise<Value>,
) {
  for (;;) {
    const answer = await request().catch(() => undefined)
    if (answer !== undefined) return answer
    await isUp()
  }
}

test('every acknowledged item is in the cart after the server was killed while items were added (guarantee 16)', async () => {
  installation = await openTestInstallation()
  const server = await installation.start()
  const { done, isUp } = killRepeatedly(server)
  let isOver = false
  void done.finally(() => (isOver = true))
  let addCount = 0
  const statuses = new Set<number | undefined>()

  async function fillCartDuringCrashes() {
    const shopper = await repeatUntilAnswered(isUp, () => shopperAt(server))
    const acknowledged: string[] = []
    const uncertainIds: string[] = []
    for (let piece = 0; piece < 25; piece += 1) {
      const recipeId = `piece-${piece}`
      const answer = await add(shopper, recipeId).catch(() => undefined)
      statuses.add(answer?.status)
      if (answer) acknowledged.push(recipeId)
      else {
        uncertainIds.push(recipeId)
        await isUp()
      }
    }
    const recipeIds = await repeatUntilAnswered(isUp, () => piecesOf(shopper))
    expect(recipeIds).toEqual(expect.arrayContaining(acknowledged))
    expect([...acknowledged, ...uncertainIds]).toEqual(expect.arrayContaining(recipeIds))
    expect(new Set(recipeIds).size).toBe(recipeIds.length)
    addCount += acknowledged.length
  }

  const shoppers = Array.from({ length: 4 }, async () => {
    while (!isOver || addCount < minAdds) await fillCartDuringCrashes()
  })
  await Promise.all([done, ...shoppers])

  expect(addCount).toBeGreaterThanOrEqual(minAdds)
  // Whether a kill interrupts an add is chance here; the next test forces it.
  statuses.delete(undefined)
  expect(statuses).toEqual(new Set([200]))
})

test('a server killed during an add leaves the cart unchanged, and accepts the add after a restart (guarantee 16)', async () => {
  installation = await openTestInstallation()
  const before = await installation.start()
  const shopper = await shopperAt(before)
  for (const piece of ['one', 'two', 'three']) await add(shopper, piece)
  await before.kill()

  for (const place of ['cart.requested', 'cart.read']) {
    const crashing = await installation.start({ CAIRN_FAULTS: `${place}=kill` })
    await expect(add(shopper, 'four')).rejects.toThrow('fetch failed')
    expect(await crashing.ended).toBe('SIGKILL')
  }

  await installation.start()
  expect(await piecesOf(shopper)).toEqual(['one', 'two', 'three'])
  expect(await add(shopper, 'four')).toMatchObject({ status: 200 })
  expect(await piecesOf(shopper)).toEqual(['one', 'two', 'three', 'four'])
})

test('a server killed while an item is saved for later leaves it only in the cart, and saves it after a restart (guarantee 16)', async () => {
  installation = await openTestInstallation()
  const before = await installation.start()
  const shopper = await shopperAt(before)
  for (const piece of ['one', 'two']) await add(shopper, piece)
  const { visitor, basketId } = shopper
  const { items } = (await visitor.send<CartBody>('readCart', { params: { basketId } })).body
  const { itemId, productId } = items[0] ?? { itemId: '', productId: '' }
  const body = { productId, type: 'product', saveForLater: { itemId, saveForLaterId: null } }
  const saveItem = () => visitor.send('saveItemForLater', { body: { ...body, qty: 1 } })
  const savedItems = async () =>
    (await visitor.send<{ items: unknown[] }>('readSavedItems', { query: {} })).body.items ?? []
  await before.kill()

  for (const place of ['cart.locked', 'cart.saved']) {
    const crashing = await installation.start({ CAIRN_FAULTS: `${place}=kill` })
    await expect(saveItem()).rejects.toThrow('fetch failed')
    expect(await crashing.ended).toBe('SIGKILL')
  }

  await installation.start()
  expect(await piecesOf(shopper)).toEqual(['one', 'two'])
  expect(await savedItems()).toEqual([])
  expect(await saveItem()).toMatchObject({ status: 200 })
  expect(await piecesOf(shopper)).toEqual(['two'])
  expect(await savedItems()).toHaveLength(1)
})
