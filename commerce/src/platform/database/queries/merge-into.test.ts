import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database.ts'
import { inTransaction } from '../in-transaction.ts'
import { openTestDatabase } from '../testing.ts'
import { mergeInto, replaceInto } from './merge-into.ts'

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

const replaceNames = (locales: Record<string, string>) =>
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

test('new rows are added, different ones are changed, and equal ones are left alone', async () => {
  expect(await merge('100000', '300000', '200000')).toEqual([
    { owner: '200000', change: 'changed' },
    { owner: '300000', change: 'added' },
  ])
  expect(await merge('100000', '300000', '200000')).toEqual([])
  expect(await merge()).toEqual([])
})

test('rows that an owner no longer has are removed, and those of other owners are kept', async () => {
  await database.run(
    `insert into category_texts (category_id, locale, name, slug) values ('200000', 'de-de', 'x', 'x')`,
  )
  await replaceNames({ 'en-us': 'Women', 'fr-fr': 'Femme' })

  expect(await replaceNames({ 'en-us': 'Ladies' })).toEqual([
    { owner: '100000', change: 'removed' },
    { owner: '100000', change: 'changed' },
  ])
  const { rows } = await database.run('select locale, name from category_texts order by name')
  expect(rows).toEqual([
    { locale: 'en-us', name: 'Ladies' },
    { locale: 'de-de', name: 'x' },
  ])
})
