import { dataFiles, readDataFile } from '@cairn/demo/data-files'
import { demoRows } from '@cairn/demo/demo-rows'
import { demoDocuments } from '@cairn/demo/documents'
import { referenceDate } from '@cairn/demo/seeding-date'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { importFiles, importIntoEmpty } from '../../imports.ts'
import type { OpenDatabase } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/testing.ts'
import { cardSecret, importRows } from '../../testing/import-rows.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const demoShop = () => [...demoRows(referenceDate), ...demoDocuments(referenceDate)]

let seededDatabase: OpenDatabase
let importedDatabase: OpenDatabase
beforeAll(async () => {
  seededDatabase = await openTestDatabase({ connectTimeoutMs: 120_000 })
  importedDatabase = await openTestDatabase({ connectTimeoutMs: 120_000 })
})
afterAll(async () => {
  await seededDatabase.close()
  await importedDatabase.close()
})

test('an empty shop is seeded with the demo shop once, even when two processes try', async () => {
  const attempts = [
    importIntoEmpty(seededDatabase.query, { rows: demoShop, cardSecret }),
    importIntoEmpty(seededDatabase.query, { rows: demoShop, cardSecret }),
  ]

  expect((await Promise.all(attempts)).toSorted()).toEqual([false, true])
  expect(
    await importIntoEmpty(seededDatabase.query, {
      rows: () => expect.fail('it was filled'),
      cardSecret,
    }),
  ).toBe(false)
  const { rows } = await seededDatabase.run(`
    select count(distinct s.style_id)::int as styles,
      count(distinct s.style_id) filter (where p.site_id = 'CAIRN-US')::int as american
    from styles s left join products using (style_id) left join prices p using (product_id)`)
  const styles = demoShop().filter((row) => 'kind' in row && row.kind === 'style').length
  expect(rows[0]).toMatchObject({ styles })
  expect(Number(rows[0]?.['american']) / styles).toBeGreaterThan(0.9)
})

describe('the data files of the demo shop', () => {
  test('are accepted by the import command in an empty shop, and fill the same tables as seeding', async () => {
    const files = dataFiles.map(readDataFile)
    expect(
      await importFiles(importedDatabase.query, { files, isDryRun: false, cardSecret }),
    ).toMatchObject({ ok: true })
    expect(await rowsByTable(importedDatabase)).toEqual(await rowsByTable(seededDatabase))
  })

  test('contain exactly the rows of seeding, so that importing those changes nothing', async () => {
    expect(await importRows(importedDatabase.query, demoShop())).toEqual({ ok: true, changes: [] })
  })
})

/** How many rows each table has. */
async function rowsByTable(database: OpenDatabase) {
  const { rows: tables } = await database.run(
    `select tablename from pg_tables where schemaname = 'public' order by tablename`,
  )
  const { rows } = await database.run(
    tables
      .map(
        ({ tablename }) => `select '${tablename}' as name, count(*)::int as rows from ${tablename}`,
      )
      .join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}
