import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from './database.ts'
import { inTransaction } from './in-transaction.ts'
import { mergeInto, replaceInto } from './merge-into.ts'
import { openTestDatabase } from './testing.ts'

let database: OpenDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  await merge('100000', '200000')
})
afterEach(() => database.close())

const merge = (...ids: string[]) =>
  inTransaction(database.query, async (transaction) => {
    const merged = await mergeInto('categories', {
      transaction,
      key: ['category_id'],
      owner: 'category_id',
      rows: ids.map((category_id, position) => ({ category_id, parent_id: null, position })),
    })
    return merged.toSorted((one, other) => one.owner.localeCompare(other.owner))
  })

const nameIt = (locales: Record<string, string>) =>
  inTransaction(database.query, (transaction) =>
    replaceInto('category_texts', {
      transaction,
      key: ['category_id', 'locale'],
      owner: 'category_id',
      owners: ['100000'],
      rows: Object.entries(locales).map(([locale, name]) => ({
        category_id: '100000',
        locale,
        name,
        slug: 'slug',
      })),
    }),
  )

test('what is new is added, what differs is changed, and what is the same is left alone', async () => {
  expect(await merge('100000', '300000', '200000')).toEqual([
    { owner: '200000', how: 'changed' },
    { owner: '300000', how: 'added' },
  ])
  expect(await merge('100000', '300000', '200000')).toEqual([])
  expect(await merge()).toEqual([])
})

test('what an owner is no longer given is removed, and of others nothing', async () => {
  await database.run(
    `insert into category_texts (category_id, locale, name, slug) values ('200000', 'de-de', 'x', 'x')`,
  )
  await nameIt({ 'en-us': 'Women', 'fr-fr': 'Femme' })

  expect(await nameIt({ 'en-us': 'Ladies' })).toEqual([
    { owner: '100000', how: 'removed' },
    { owner: '100000', how: 'changed' },
  ])
  const { rows } = await database.run('select locale, name from category_texts order by name')
  expect(rows).toEqual([
    { locale: 'en-us', name: 'Ladies' },
    { locale: 'de-de', name: 'x' },
  ])
})
