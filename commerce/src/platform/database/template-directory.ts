import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installJobs } from '../jobs/create-boss.ts'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { hashOf, readMigrations } from './migration-files.ts'
import { openEmbedded } from './open-embedded.ts'

const day = 24 * 3600 * 1000

/**
 * A database directory with all migrations applied. Making one takes seconds and copying it a
 * fraction of that, so it is kept, named after everything that it was made from.
 */
export const migratedTemplate = (): Promise<string> =>
  kept(`migrated-${engineKey()}-${tablesKey()}`, async (directory) => {
    cpSync(await emptyTemplate(), directory, { recursive: true })
    await openFor(directory, makeTables)
  })

/** Rows that many tests begin with. */
export type Filling = {
  /** Another one for other rows. */
  key: string
  fill: (database: OpenDatabase) => Promise<unknown>
}

/** The same with rows in it. */
export const filledTemplate = ({ key, fill }: Filling): Promise<string> =>
  kept(`filled-${engineKey()}-${tablesKey()}-${key}`, async (directory) => {
    cpSync(await migratedTemplate(), directory, { recursive: true })
    await openFor(directory, fill)
  })

/** What initdb makes, without any table of ours. */
const emptyTemplate = (): Promise<string> =>
  kept(`empty-${engineKey()}`, (directory) => openFor(directory, async () => {}))

export async function makeTables(database: OpenDatabase): Promise<void> {
  await migrate(database)
  await installJobs(database)
}

/** Another one for every other set of tables. */
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
    if (name === fresh || !/^(empty|migrated|filled|draft)-/.test(name)) continue
    const { mtimeMs } = await stat(join(home, name))
    const days = name.startsWith('filled') ? 1 : 7
    if (Date.now() - mtimeMs > days * day)
      await rm(join(home, name), { recursive: true, force: true })
  }
}
