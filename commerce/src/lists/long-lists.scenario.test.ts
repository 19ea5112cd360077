import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { countQueries, recordQueries } from '../testing/recorded-queries.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function guestWithSavedItems(count: number) {
  const guest = await shop.guest()
  const { body } = await guest.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  const { rows } = await shop.database.run(
    `with saved as (
       insert into saved_items (item_id, consumer_id, sku, quantity, recipe_id)
       select gen_random_uuid(), consumer_id, 'CAIRN002TRN-M', 1, 'design ' || n
       from carts, generate_series(1, $2) n where id = $1
     )
     select consumer_id from carts where id = $1`,
    [body['basketId'], count],
  )
  return { guest, consumerId: String(rows[0]?.['consumer_id']) }
}

type Plan = { 'Node Type': string; 'Actual Rows': number; Plans?: Plan[] }

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

test('a page of saved items joins the products of its items only, however many are saved', async () => {
  const { guest, consumerId } = await guestWithSavedItems(1_000)
  const read = () => guest.send('readSavedItems', { query: { start: '10', count: '10' } })
  const queries = await recordQueries(read)
  // They read the session, the saved items and their products.
  expect(queries).toHaveLength(3)
  expect(await countQueries(read)).toBe(3)
  expect((await read()).body).toMatchObject({ total: 1_000, items: { length: 10 } })

  const [, query] = queries
  const { rows } = await shop.database.run(
    `explain (analyze, format json) ${Reflect.get(Object(query), 'text')}`,
    [consumerId, consumerId, 10, 10, 'en-us', 'CAIRN-US', 'CAIRN-US'],
  )
  const [{ Plan: plan }] = Object(rows[0])['QUERY PLAN'] as [{ Plan: Plan }]
  const joined = nodesOf(plan).filter(({ 'Node Type': type }) => /Nested Loop|Join/.test(type))
  expect(joined.length).toBeGreaterThan(0)
  expect(Math.max(...joined.map((node) => node['Actual Rows']))).toBeLessThanOrEqual(10)
})
