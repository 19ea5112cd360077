import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { consume } from './consumer.ts'
import { startJobs } from './start-jobs.ts'

const urlOf = (path: string) => new URL(path, import.meta.url).href
const script = `
  import { openDatabase } from '${urlOf('../database/open-database.ts')}'
  import { inTransaction } from '${urlOf('../database/in-transaction.ts')}'
  import { armFaults } from '${urlOf('../faults.ts')}'
  import { consume } from '${urlOf('consumer.ts')}'
  import { emit } from '${urlOf('outbox.ts')}'
  import { startJobs } from '${urlOf('start-jobs.ts')}'
  const database = await openDatabase({ dataDir: process.env.DATA_DIR })
  await inTransaction(database.query, async (transaction) => {
    for (const consumerId of ['Ada', 'Mary']) await emit(transaction, 'guest-expired', { consumerId })
  })
  armFaults('outbox.relayed=kill')
  const consumers = [consume('mail', 'guest-expired', async () => console.log('consumed too early'))]
  await startJobs(database, { consumers, schedules: [], report: console.log })`

test('events that a killed server had published but not moved are consumed once after the next start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-relay-'))
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  expect([run.signal, run.stdout.toString()]).toEqual(['SIGKILL', ''])

  const notes: string[] = []
  const database = await openDatabase({ dataDir })
  const jobs = await startJobs(database, {
    consumers: [
      consume('mail', 'guest-expired', async (_database, { consumerId }) => notes.push(consumerId)),
    ],
    schedules: [],
    report: (error) => notes.push(String(error)),
  })
  await vi.waitFor(() => expect(notes).toHaveLength(2), { timeout: 8000 })
  await expect
    .poll(async () => {
      const { rows } = await database.run(
        `select from outbox union all select from pgboss.job where state < 'completed' and name = 'mail'`,
      )
      return rows
    })
    .toEqual([])
  expect(notes.toSorted()).toEqual(['Ada', 'Mary'])
  await jobs.stop()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})
