import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { deleteOldExposures, markFullExperiments } from './experiments-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const title = {
  kind: 'experiment',
  experienceId: 'title',
  name: 'A short title',
  shares: [{ variantId: 'short', percent: 100 }],
  from: '2026-01-01T00:00:00Z',
}
const request = { eventType: 'DecisionRequest', requestId: 'home-1' }
const send = (monetateId: string, events: object[] = [request]) =>
  shop.visitor().send('decide', { params: { brand: 'CAIRN' }, body: { monetateId, events } })
const exposures = async () =>
  (
    await shop.database.run(
      'select visitor_id, experience_id, variant_id from experiment_exposures order by visitor_id',
    )
  ).rows

describe('an exposure', () => {
  const recorded = [{ visitor_id: 'v-1', experience_id: 'title', variant_id: 'short' }]

  beforeEach(async () => {
    await shop.database.exec('delete from experiments; delete from experiment_exposures')
    await importRows(shop.database.query, [title])
  })

  test('is stored once, also from concurrent and repeated batches', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('v-1', [request, request])),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await exposures()).toEqual(recorded)
  })

  test('keeps its time and variant when the shares change', async () => {
    await send('v-1')
    await shop.database.run(`update experiment_exposures set exposed_at = '2026-02-01T00:00:00Z'`)
    const shares = [{ variantId: 'long', percent: 100 }]
    await importRows(shop.database.query, [{ ...title, shares }])
    const { body } = await send('v-1')
    expect(body['actions']).toContainEqual(expect.objectContaining({ variationKey: 'long' }))
    expect(await exposures()).toMatchObject([{ variant_id: 'short' }])
    const { rows } = await shop.database.run('select exposed_at from experiment_exposures')
    expect(rows).toEqual([{ exposed_at: new Date('2026-02-01T00:00:00Z') }])
  })

  test('is not stored any more when there are enough', async () => {
    for (const visitorId of ['v-1', 'v-2']) await send(visitorId)
    await markFullExperiments(shop.database.query, 3)
    await send('v-3')
    await markFullExperiments(shop.database.query, 3)
    const { body } = await send('v-4')
    expect(body['actions']).toContainEqual(expect.objectContaining({ variationKey: 'short' }))
    expect((await exposures()).map((row) => row['visitor_id'])).toEqual(['v-1', 'v-2', 'v-3'])
  })

  test('is deleted 90 days after the end of its experiment, and not before', async () => {
    await send('v-1')
    await shop.database.run(
      `insert into experiment_conversions (order_number, visitor_id) values ('CRN-1', 'v-1'), ('CRN-2', 'v-2')`,
    )
    const orders = async () =>
      (await shop.database.run('select order_number as number from experiment_conversions')).rows
    await shop.database.run(`update experiments set stopped_at = now() - interval '89 days'`)
    await deleteOldExposures(shop.database.query)
    expect(await exposures()).toEqual(recorded)
    expect(await orders()).toEqual([{ number: 'CRN-1' }])
    await shop.database.run(`update experiments set stopped_at = now() - interval '91 days'`)
    await deleteOldExposures(shop.database.query)
    expect(await exposures()).toEqual([])
    expect(await orders()).toEqual([])
  })
})
