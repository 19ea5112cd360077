import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { openTestInstallation } from '@cairn/server/testing/test-installation'
import { expect, test, vi } from 'vitest'
import { runCommand } from './test-command.ts'

vi.setConfig({ testTimeout: 120_000 })

test.runIf(process.env['TEST_DATABASE_URL'])('db:reset --yes empties a PostgreSQL', async () => {
  const installation = await openTestInstallation()
  const { pathname, host } = new URL(installation.databaseUrl ?? '')
  expect(await countTables(installation.databaseUrl)).toBeGreaterThan(50)

  expect(await runCommand(installation, 'db:reset', '--yes')).toEqual({
    code: 0,
    stdout: `${pathname.slice(1)} on ${host} is empty; the next start migrates it.\n`,
    stderr: '',
  })
  expect(await countTables(installation.databaseUrl)).toBe(0)
  await installation.remove()
})

async function countTables(url = ''): Promise<number> {
  const database = await openDatabase({ url, poolSize: 1 })
  const { rows } = await database.run(
    `select count(*)::integer as count from information_schema.tables
     where table_schema in ('public', 'pgboss')`,
  )
  await database.close()
  return Number(rows[0]?.['count'])
}
