import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../database/testing.ts'
import { runImport } from './run-import.ts'

const statementTimeoutMs = 500

test('an import waits for another one for longer than a statement may take', async () => {
  const database = await openTestDatabase({ statementTimeoutMs })
  onTestFinished(database.close)
  const steps: string[] = []
  const emptyImport = { kinds: {}, sources: [] }
  const isFirst = Promise.withResolvers<undefined>()
  const first = runImport(database.query, {
    ...emptyImport,
    onlyIf: async (transaction) => {
      isFirst.resolve(undefined)
      for (let step = 0; step < 4; step += 1) {
        await sleep(statementTimeoutMs / 2)
        await sql`select 1`.execute(transaction)
      }
      steps.push('first')
      return true
    },
  })
  await isFirst.promise
  const second = runImport(database.query, {
    ...emptyImport,
    onlyIf: () => Promise.resolve(steps.push('second') > 0),
  })

  const done = { ok: true, changes: [] }
  expect(await Promise.all([first, second])).toEqual([done, done])
  expect(steps).toEqual(['first', 'second'])
})
