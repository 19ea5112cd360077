import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareMigratedTemplate } from './template-directory.ts'

const draftName = /^database-draft-/

/** The database's own directory inside DATA_DIR, filled from the template when it is new. */
export async function prepareDataDirectory(dataDir: string): Promise<string> {
  const directory = join(dataDir, 'database')
  if (existsSync(join(directory, 'PG_VERSION'))) {
    await assertReadable(directory)
    return directory
  }
  await mkdir(dataDir, { recursive: true })
  await removeDrafts(dataDir)
  // Renamed at the end, so that an interrupted start leaves no directory that looks complete.
  const draft = join(dataDir, `database-draft-${randomUUID()}`)
  cpSync(await prepareMigratedTemplate(), draft, { recursive: true })
  await rename(draft, directory)
  return directory
}

async function assertReadable(directory: string) {
  const [directoryVersion, currentVersion] = [
    versionIn(directory),
    versionIn(await prepareMigratedTemplate()),
  ]
  if (directoryVersion !== currentVersion)
    throw new Error(
      `The data in ${directory} was written by PostgreSQL ${directoryVersion}, and this Cairn brings ${currentVersion}. ` +
        `Dump it with the Cairn that wrote it, or start on a new DATA_DIR.`,
    )
}

const versionIn = (path: string) => readFileSync(join(path, 'PG_VERSION'), 'utf8').trim()

async function removeDrafts(dataDir: string) {
  const drafts = (await readdir(dataDir)).filter((name) => draftName.test(name))
  for (const name of drafts) await rm(join(dataDir, name), { recursive: true, force: true })
}
