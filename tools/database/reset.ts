import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  DataDirectoryInUse,
  lockDataDirectory,
} from '@cairn/commerce/platform/database/embedded/data-directory-lock'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { readArguments } from '@cairn/server/commands/command-arguments'
import { readConfig } from '@cairn/server/config/config'

const usage = `npm run db:reset -- [--yes]

Removes the embedded database in DATA_DIR, or with --yes everything in the database of DATABASE_URL. The next
start makes a new one.`

const { values } = readArguments(usage, { options: { yes: { type: 'boolean', default: false } } })

const configResult = readConfig(process.env)

if (!configResult.ok) stop(configResult.sentences.join('\n'))
else if (configResult.config.DATABASE_URL) await dropServerSchemas(configResult.config.DATABASE_URL)
else await removeEmbedded(configResult.config.DATA_DIR)

async function removeEmbedded(dataDir: string): Promise<void> {
  try {
    const lock = await lockDataDirectory(dataDir)
    await rm(join(dataDir, 'database'), { recursive: true, force: true })
    await lock.release()
    console.log(`The database in ${dataDir} is gone; the next start makes a new one.`)
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error
    stop(error.message)
  }
}

async function dropServerSchemas(url: string): Promise<void> {
  const { host, pathname } = new URL(url)
  const name = `${pathname.slice(1)} on ${host}`
  if (!values.yes) {
    return stop(`This drops everything in ${name}. Say so: npm run db:reset -- --yes`)
  }
  const database = await openDatabase({ url, poolSize: 1 })
  await database.exec('drop schema if exists public, pgboss cascade; create schema public')
  await database.close()
  console.log(`${name} is empty; the next start migrates it.`)
}

function stop(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
