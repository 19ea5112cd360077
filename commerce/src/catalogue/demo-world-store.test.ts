import { demoWorld } from '@cairn/demo/world'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { importIntoEmpty } from '../imports.ts'
import { cardSecret } from '../testing/card-secret.ts'
import type { OpenDatabase } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { importRows } from '../testing/import-rows.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const world = () => demoWorld('2026-07-15')

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase({ connectTimeoutMs: 120_000 })
})
afterAll(() => database.close())

test('a shop is filled with the whole demo world, once, however many try', async () => {
  const tries = [
    importIntoEmpty(database.query, { rows: world, cardSecret }),
    importIntoEmpty(database.query, { rows: world, cardSecret }),
  ]

  expect((await Promise.all(tries)).toSorted()).toEqual([false, true])
  expect(
    await importIntoEmpty(database.query, { rows: () => expect.fail('it was filled'), cardSecret }),
  ).toBe(false)
  const { rows } = await database.run(`
    select count(distinct s.style_id)::int as styles,
      count(distinct s.style_id) filter (where p.site_id = 'CAIRN-US')::int as american
    from styles s left join products using (style_id) left join prices p using (product_id)`)
  const styles = world().filter(({ kind }) => kind === 'style').length
  expect(rows[0]).toMatchObject({ styles })
  expect(Number(rows[0]?.['american']) / styles).toBeGreaterThan(0.9)
})

test('handing in the demo world again changes nothing', async () => {
  expect(await importRows(database.query, world())).toEqual({ ok: true, changes: [] })
})
