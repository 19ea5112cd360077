import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase, Transaction } from './database.ts'
import { afterCommit, inTransaction } from './in-transaction.ts'
import { openTestDatabase } from './testing.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 30 })
  await database.exec(`
    create table stock (sku text primary key, on_hand integer not null);
    insert into stock values ('a', 1000), ('b', 1000)`)
})
afterAll(() => database.close())

async function failWith(transaction: Transaction, code: string) {
  const text = `do $$ begin raise exception 'lost' using errcode = '${code}'; end $$`
  await sql.raw(text).execute(transaction)
}

test.each(['40001', '40P01'])('runs the work again after a conflict (%s)', async (code) => {
  let attempts = 0
  const answer = await inTransaction(database.query, async (transaction) => {
    if (++attempts < 4) await failWith(transaction, code)
    return 'done'
  })
  expect([answer, attempts]).toEqual(['done', 4])
})

test('fails with the error after four conflicts, or at once when a constraint is violated', async () => {
  let attempts = 0
  const work = (code: string) => (transaction: Transaction) => {
    attempts++
    return failWith(transaction, code)
  }
  await expect(inTransaction(database.query, work('40001'))).rejects.toMatchObject({
    code: '40001',
  })
  expect(attempts).toBe(4)
  await expect(inTransaction(database.query, work('23514'))).rejects.toThrow('lost')
  expect(attempts).toBe(5)
})

test('runs afterCommit actions after the commit and never after a failure', async () => {
  const calls: string[] = []
  await inTransaction(database.query, async (transaction) => {
    afterCommit(() => calls.push('after commit'))
    await sql`select 1`.execute(transaction)
    calls.push('worked')
  })
  const failing = inTransaction(database.query, async () => {
    afterCommit(() => calls.push('after failure'))
    throw new Error('slipped')
  })
  await expect(failing).rejects.toThrow('slipped')
  expect(calls).toEqual(['worked', 'after commit'])
})

test('transactions that lock the same rows in opposite orders all succeed', async () => {
  const take = (skus: string[]) =>
    inTransaction(database.query, async (transaction) => {
      for (const sku of skus)
        await sql`update stock set on_hand = on_hand - 1 where sku = ${sku}`.execute(transaction)
    })
  const buyers = Array.from({ length: 4 }, (_, n) => take(n % 2 ? ['a', 'b'] : ['b', 'a']))
  const outcomes = await Promise.allSettled(buyers)
  const { rows } = await database.run('select on_hand from stock order by sku')
  const succeeded = outcomes.filter((outcome) => outcome.status === 'fulfilled').length
  expect(rows).toEqual([{ on_hand: 1000 - succeeded }, { on_hand: 1000 - succeeded }])
  expect(succeeded).toBe(4)
})

test('transactions are opened only by inTransaction, which detects misplaced queries', () => {
  const home = join(import.meta.dirname, '../..')
  const openers = globSync('**/*.ts', { cwd: home })
    .filter((path) => !path.includes('node_modules') && !path.includes('platform/database/'))
    .filter((path) =>
      /\.(transaction|startTransaction)\(\)/.test(readFileSync(join(home, path), 'utf8')),
    )
  expect(openers).toEqual([])
})
