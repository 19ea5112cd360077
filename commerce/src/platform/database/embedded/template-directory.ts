import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installJobs } from '../../jobs/create-boss.ts'
import type { OpenDatabase } from '../database.ts'
import { migrate, hashOf, readMigrations } from '../migrations/migrate.ts'
import { openEmbedded } from './open-embedded.ts'

const day = 24 * 3600 * 1000

/**
 * Creates a database directory with all migrations applied, unless it exists, and returns its path. Creating one
 * takes seconds and copying it much less, so it is cached under a hash of everything that it depends on.
 */
export const prepareMigratedTemplate = (): Promise<string> =>
  cachedDirectory(`migrated-${engineKey()}-${tablesKey()}`, async (directory) => {
    cpSync(await prepareEmptyTemplate(), directory, { recursive: true })
    await openFor(directory, createTables)
  })

/** Rows that are inserted into a template. */
export type TemplateRows = {
  /** Part of the cache key. */
  key: string
  insert: (database: OpenDatabase) => Promise<unknown>
}

/** Like prepareMigratedTemplate, with rows. */
export const prepareFilledTemplate = ({ key, insert }: TemplateRows): Promise<string> =>
  cachedDirectory(`filled-${engineKey()}-${tablesKey()}-${key}`, async (directory) => {
    cpSync(await prepareMigratedTemplate(), directory, { recursive: true })
    await openFor(directory, insert)
  })

/** The directory contains the result of initdb, without tables. */
const prepareEmptyTemplate = (): Promise<string> =>
  cachedDirectory(`empty-${engineKey()}`, (directory) => openFor(directory, async () => {}))

export async function createTables(database: OpenDatabase): Promise<void> {
  await migrate(database)
  await installJobs(database)
}

/** Changes with every migration and with the version of pg-boss. */
export const tablesKey = (): string =>
  shortHash([...readMigrations().map(({ name, hash }) => name + hash), versionOf('pg-boss')])

const engineKey = (): string =>
  shortHash([
    versionOf('@electric-sql/pglite'),
    readFileSync(new URL('embedded-worker.ts', import.meta.url), 'utf8'),
  ])

const shortHash = (parts: string[]) => hashOf(parts.join('\n')).slice(0, 12)

function versionOf(dependency: string): string {
  const entry = createRequire(import.meta.url).resolve(dependency)
  const manifest = readFileSync(join(dirname(entry), '../package.json'), 'utf8')
  return /"version":\s*"([^"]+)"/.exec(manifest)?.[1] ?? 'unknown'
}

async function openFor(directory: string, work: (database: OpenDatabase) => Promise<unknown>) {
  const database = await openEmbedded(directory)
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

/** Concurrent calls both succeed, and one of the results is kept. */
async function cachedDirectory(
  name: string,
  make: (directory: string) => Promise<void>,
): Promise<string> {
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
  const home = fileURLToPath(new URL('../../../../../node_modules/.cache/cairn', import.meta.url))
  const created = await mkdir(home, { recursive: true }).then(
    () => home,
    () => undefined,
  )
  if (created) return created
  // The installation is read-only.
  const spare = join(tmpdir(), `cairn-cache-${process.getuid?.() ?? 'user'}`)
  await mkdir(spare, { recursive: true, mode: 0o700 })
  return spare
}

async function removeOld(home: string, currentName: string) {
  for (const name of await readdir(home)) {
    if (name === currentName || !/^(empty|migrated|filled|draft)-/.test(name)) continue
    const { mtimeMs } = await stat(join(home, name))
    const days = name.startsWith('filled') ? 1 : 7
    if (Date.now() - mtimeMs > days * day)
      await rm(join(home, name), { recursive: true, force: true })
  }
}
