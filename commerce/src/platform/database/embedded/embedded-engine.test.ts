import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { startEmbeddedEngine } from './embedded-engine.ts'
import { prepareMigratedTemplate } from './template-directory.ts'

test('an engine that crashes is started again with the next connection', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cairn-engine-'))
  cpSync(await prepareMigratedTemplate(), directory, { recursive: true })
  const engine = await startEmbeddedEngine(directory)
  const open = async () => {
    const client = new Client({ stream: engine.socket, user: 'postgres' })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const first = await open()
  await first.query(`insert into used_challenges values ('kept', now())`)
  // A checkpoint that cannot be written causes a PostgreSQL panic.
  const control = join(directory, 'global', 'pg_control')
  renameSync(control, `${control}-away`)
  const stopped = await first.query('checkpoint').catch((error: unknown) => error)
  expect(stopped).toMatchObject({
    message: 'The embedded database stopped',
    cause: { message: expect.stringContaining('pg_control') },
  })
  renameSync(`${control}-away`, control)
  const second = await open()
  const { rows } = await second.query('select signature from used_challenges')
  expect(rows).toEqual([{ signature: 'kept' }])
  await second.end()
  await engine.stop()
  rmSync(directory, { recursive: true, force: true })
})
