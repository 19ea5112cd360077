import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { afterEach, expect, test, vi } from 'vitest'
import { startPostgresCluster } from '../../testing/postgres-cluster.ts'
import type { TestServer } from '../../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../../testing/test-installation.ts'

vi.setConfig({ testTimeout: shortOrLong(120_000, 30 * 60_000), hookTimeout: 180_000 })

const killCount = shortOrLong(1, 20)
const addsBetweenKills = 40
const sku = 'CAIRN001BLK-M'

type CartBody = { basketId: string; items: { recipeId: string | null; bonus: boolean }[] }
type Shopper = {
  visitor: Visitor
  basketId: string
  acknowledgedIds: string[]
  attemptedIds: string[]
}

let installation: TestInstallation
let cluster: Awaited<ReturnType<typeof startPostgresCluster>>
afterEach(async () => {
  await installation.remove()
  await cluster?.stop()
})

async function shopperAt(server: TestServer): Promise<Shopper> {
  const visitor = await server.guest()
  const { body } = await visitor.send<CartBody>('createCart', { body: {} })
  return { visitor, basketId: body.basketId, acknowledgedIds: [], attemptedIds: [] }
}

/** Each piece has its own recipe id, which distinguishes it from the others. */
async function addPiece({
  visitor,
  basketId,
  acknowledgedIds,
  attemptedIds,
}: Shopper): Promise<number> {
  const recipeId = `piece-${attemptedIds.length}`
  attemptedIds.push(recipeId)
  const { status } = await visitor.send('addItem', { body: { basketId, sku, recipeId } })
  if (status === 200) acknowledgedIds.push(recipeId)
  return status
}

async function piecesOf({ visitor, basketId }: Shopper): Promise<(string | null)[]> {
  const { body } = await visitor.send<CartBody>('readCart', { params: { basketId } })
  return body.items.filter(({ bonus }) => !bonus).map(({ recipeId }) => recipeId)
}

test('every acknowledged item is in the cart after PostgreSQL was killed while items were added (guarantee 16)', async (context) => {
  installation = await openTestInstallation()
  cluster = await startPostgresCluster()
  if (!cluster) return context.skip('there is no PostgreSQL here')
  const server = await installation.start({ DATABASE_URL: cluster.url })
  const statuses = new Set<number>()

  for (let round = 0; round < killCount; round += 1) {
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => shopperAt(server)))
    let isDown = false
    const additions = shoppers.map(async (shopper) => {
      for (let index = 0; index < addsBetweenKills && !isDown; index += 1) {
        statuses.add(await addPiece(shopper))
      }
    })
    await vi.waitUntil(
      () => shoppers.some(({ attemptedIds }) => attemptedIds.length > addsBetweenKills / 4),
      {
        timeout: 30_000,
        interval: 2,
      },
    )
    await cluster.halt('SIGKILL')
    isDown = true
    await Promise.all(additions)
    statuses.add(await addPiece(shoppers[0] ?? (await shopperAt(server))))
    await cluster.resume()
    await vi.waitUntil(async () => (await server.fetch('/readyz')).status === 200, {
      timeout: 30_000,
      interval: 50,
    })

    for (const shopper of shoppers) {
      const recipeIds = await piecesOf(shopper)
      expect(recipeIds).toEqual(expect.arrayContaining(shopper.acknowledgedIds))
      expect(shopper.attemptedIds).toEqual(expect.arrayContaining(recipeIds))
      expect(new Set(recipeIds).size).toBe(recipeIds.length)
      expect(await addPiece(shopper)).toBe(200)
    }
  }
  expect(statuses).toEqual(new Set([200, 503]))
})
