import type { Visitor } from '@cairn/commerce/testing/visitor'
import { afterEach, expect, test, vi } from 'vitest'
import { type Home, openHome } from './testing/home.ts'
import { howMany } from './testing/how-many.ts'
import { openOwnCluster } from './testing/own-cluster.ts'
import type { Server } from './testing/spawn-server.ts'

vi.setConfig({ testTimeout: howMany(120_000, 30 * 60_000), hookTimeout: 180_000 })

const kills = howMany(1, 20)
const addsBetweenKills = 40
const sku = 'CAIRN001BLK-M'

type CartBody = { basketId: string; items: { recipeId: string | null; bonus: boolean }[] }
type Shopper = { visitor: Visitor; basketId: string; acknowledged: string[]; tried: string[] }

let home: Home
let cluster: Awaited<ReturnType<typeof openOwnCluster>>
afterEach(async () => {
  await home.remove()
  await cluster?.stop()
})

async function shopperAt(server: Server): Promise<Shopper> {
  const visitor = await server.guest()
  const { body } = await visitor.send<CartBody>('createCart', { body: {} })
  return { visitor, basketId: body.basketId, acknowledged: [], tried: [] }
}

/** Each piece is told from the others by how it was made. */
async function addOne({ visitor, basketId, acknowledged, tried }: Shopper): Promise<number> {
  const recipeId = `piece-${tried.length}`
  tried.push(recipeId)
  const { status } = await visitor.send('addItem', { body: { basketId, sku, recipeId } })
  if (status === 200) acknowledged.push(recipeId)
  return status
}

async function piecesOf({ visitor, basketId }: Shopper): Promise<(string | null)[]> {
  const { body } = await visitor.send<CartBody>('readCart', { params: { basketId } })
  return body.items.filter(({ bonus }) => !bonus).map(({ recipeId }) => recipeId)
}

test('every acknowledged add is there after PostgreSQL was killed among them (promise 16)', async (context) => {
  home = await openHome()
  cluster = await openOwnCluster()
  if (!cluster) return context.skip('there is no PostgreSQL here')
  const server = await home.start({ DATABASE_URL: cluster.url })
  const statuses = new Set<number>()

  for (let killed = 0; killed < kills; killed += 1) {
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => shopperAt(server)))
    let isDown = false
    const adding = shoppers.map(async (shopper) => {
      for (let nth = 0; nth < addsBetweenKills && !isDown; nth += 1) {
        statuses.add(await addOne(shopper))
      }
    })
    await vi.waitUntil(() => shoppers.some(({ tried }) => tried.length > addsBetweenKills / 4), {
      timeout: 30_000,
      interval: 2,
    })
    await cluster.halt('SIGKILL')
    isDown = true
    await Promise.all(adding)
    statuses.add(await addOne(shoppers[0] ?? (await shopperAt(server))))
    await cluster.resume()
    await vi.waitUntil(async () => (await server.fetch('/readyz')).status === 200, {
      timeout: 30_000,
      interval: 50,
    })

    for (const shopper of shoppers) {
      const there = await piecesOf(shopper)
      expect(there).toEqual(expect.arrayContaining(shopper.acknowledged))
      expect(shopper.tried).toEqual(expect.arrayContaining(there))
      expect(new Set(there).size).toBe(there.length)
      expect(await addOne(shopper)).toBe(200)
    }
  }
  expect(statuses).toEqual(new Set([200, 503]))
})
