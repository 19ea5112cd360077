import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { hashOf, readMigrations } from './migration-files.ts'
import { openEmbedded } from './open-embedded.ts'

const week = 7 * 24 * 3600 * 1000

/**
 * A database directory with all migrations applied. Making one takes seconds and copying it a
 * fraction of that, so it is kept, named after everything that it was made from.
 */
export async function migratedTemplate(): Promise<string> {
  const migrations = readMigrations()
  const content = hashOf(migrations.map(({ name, hash }) => `${name} ${hash}`).join('\n'))
  return kept(`migrated-${engine}-${content.slice(0, 16)}`, async (directory) => {
    cpSync(await emptyTemplate(), directory, { recursive: true })
    await openFor(directory, (database) => migrate(database, migrations))
  })
}

/** What initdb makes, without any table of ours. */
export const emptyTemplate = (): Promise<string> =>
  kept(`empty-${engine}`, (directory) => openFor(directory, async () => {}))

const engine = engineName(createRequire(import.meta.url).resolve('@electric-sql/pglite'))

function engineName(entry: string): string {
  const manifest = readFileSync(join(dirname(entry), '../package.json'), 'utf8')
  const version = /"version":\s*"([^"]+)"/.exec(manifest)?.[1] ?? 'unknown'
  const started = readFileSync(new URL('embedded-worker.ts', import.meta.url), 'utf8')
  return `${version}-${hashOf(started).slice(0, 8)}`
}

async function openFor(directory: string, work: (database: OpenDatabase) => Promise<unknown>) {
  const database = await openEmbedded(directory)
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

/** Two that make the same at once both succeed, and one of the results is kept. */
async function kept(name: string, make: (directory: string) => Promise<void>): Promise<string> {
  const home = await cacheDirectory()
  const directory = join(home, name)
  const isMade = () => existsSync(join(directory, 'PG_VERSION'))
  if (isMade()) return directory
  const draft = join(home, `draft-${randomUUID()}`)
  try {
    await make(draft)
    await rename(draft, directory)
    await removeOld(home, name)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!isMade()) throw error
  }
  return directory
}

async function cacheDirectory(): Promise<string> {
  const home = fileURLToPath(new URL('../../../../node_modules/.cache/cairn', import.meta.url))
  const made = await mkdir(home, { recursive: true }).then(
    () => home,
    () => undefined,
  )
  if (made) return made
  // An installation that may not be written to.
  const spare = join(tmpdir(), `cairn-cache-${process.getuid?.() ?? 'user'}`)
  await mkdir(spare, { recursive: true, mode: 0o700 })
  return spare
}

async function removeOld(home: string, fresh: string) {
  for (const name of await readdir(home)) {
    if (name === fresh || !/^(empty|migrated|draft)-/.test(name)) continue
    const { mtimeMs } = await stat(join(home, name))
    if (Date.now() - mtimeMs > week) await rm(join(home, name), { recursive: true, force: true })
  }
}
