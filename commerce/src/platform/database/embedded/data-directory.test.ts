import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../open-database.ts'

const home = mkdtempSync(join(tmpdir(), 'cairn-data-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(home, 'data-'))
})

test('the first start has all tables, and the second one the written rows', async () => {
  const first = await openDatabase({ dataDir })
  await first.run(`insert into used_challenges values ('kept', now())`)
  await first.close()
  const second = await openDatabase({ dataDir })
  const { rows } = await second.run('select signature from used_challenges')
  await second.close()
  expect(rows).toEqual([{ signature: 'kept' }])
})

test('a start that was killed while copying leaves no directory that looks complete', async () => {
  const draft = join(dataDir, 'database-draft-0')
  writeFileSync(draft, 'half of it')
  const database = await openDatabase({ dataDir })
  await database.close()
  expect(existsSync(draft)).toBe(false)
  expect(readdirSync(dataDir)).toContain('database')
})

test('acknowledged writes survive when the process is killed', async () => {
  const module = new URL('../open-database.ts', import.meta.url).href
  const writer = `
    import { openDatabase } from '${module}'
    const database = await openDatabase({ dataDir: process.env.DATA_DIR })
    for (let n = 0; ; n++) {
      await database.run('insert into used_challenges values ($1, now())', ['n' + n])
      process.stdout.write(n + ' ')
    }`
  let writtenCount = 0
  for (let round = 0; round < 2; round++) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', writer], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const acknowledgedRows: string[] = []
    child.stdout.on('data', (chunk) => {
      acknowledgedRows.push(String(chunk))
      if (acknowledgedRows.length === 20) child.kill('SIGKILL')
    })
    await once(child, 'close')
    const last = Number(acknowledgedRows.join('').trim().split(' ').at(-1))
    const database = await openDatabase({ dataDir })
    const { rows } = await database.run('select count(*) as count from used_challenges')
    await database.exec('delete from used_challenges')
    await database.close()
    writtenCount += last + 1
    expect(rows[0]?.['count']).toBeGreaterThanOrEqual(last + 1)
  }
  expect(writtenCount).toBeGreaterThanOrEqual(40)
})

test('data of another PostgreSQL version is refused with a clear message', async () => {
  await (await openDatabase({ dataDir })).close()
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '16\n')
  await expect(openDatabase({ dataDir })).rejects.toThrow('was written by PostgreSQL 16')
})
