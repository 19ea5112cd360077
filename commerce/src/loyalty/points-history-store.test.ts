import type { readPointsHistory } from '@cairn/contract/loyalty/loyalty-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

test('members can read what has changed their points, page by page', async () => {
  const visitor = await shop.guest()
  await signInAs(visitor, 'member@cairn.test')
  type History = AnswerOf<typeof readPointsHistory>
  const read = async (query: Record<string, string>) =>
    (await visitor.send<History>('readPointsHistory', { query })).body

  expect(await read({})).toEqual({
    entries: [
      { kind: 'imported', points: 12_500, orderNumber: null, bookedAt: expect.any(String) },
    ],
    total: 1,
  })
  expect(await read({ start: '1', count: '10' })).toEqual({ entries: [], total: 1 })
})
