import { randomUUID } from 'node:crypto'
import { appendFileSync, cpSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDatabase } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import {
  type TemplateRows,
  prepareFilledTemplate,
  prepareMigratedTemplate,
} from './embedded/template-directory.ts'
import { openDatabase, type DatabaseSettings } from './open-database.ts'
import { checkResultColumns } from './queries/result-columns.ts'
import { preparePostgresTemplate, withDatabaseName } from './test-template.ts'

const records = process.env['CAIRN_QUERY_RECORDS']

// Vitest loads this file before the tests, so that it also knows where prepared queries are defined.
checkResultColumns(records ? recordLocationsIn(records) : undefined)

const server = process.env['TEST_DATABASE_URL']

type TestSettings = Omit<DatabaseSettings, 'url' | 'dataDir'> & { rows?: TemplateRows }

/** A new database with all tables and optional rows, which is deleted when it is closed. */
export const openTestDatabase = ({ rows, ...settings }: TestSettings = {}): Promise<OpenDatabase> =>
  server ? openOnServer(server, settings, rows) : openInDirectory(settings, rows)

async function openInDirectory(
  settings: DatabaseSettings,
  rows?: TemplateRows,
): Promise<OpenDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-test-'))
  const removeNow = () => rmSync(directory, { recursive: true, force: true })
  process.once('exit', removeNow)
  const template = rows ? prepareFilledTemplate(rows) : prepareMigratedTemplate()
  cpSync(await template, directory, { recursive: true })
  const database = await openEmbedded(directory, settings)
  return {
    ...database,
    close: async () => {
      await database.close()
      await rm(directory, { recursive: true, force: true })
      process.off('exit', removeNow)
    },
  }
}

async function openOnServer(
  url: string,
  settings: DatabaseSettings,
  rows?: TemplateRows,
): Promise<OpenDatabase> {
  const template = await preparePostgresTemplate(url, rows)
  const name = `cairn_test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, `create database ${name} template ${template}`)
  const own = withDatabaseName(url, name)
  const database = await openDatabase({ connectTimeoutMs: 5000, ...settings, url: own })
  return {
    ...database,
    close: async () => {
      await database.close()
      await onServer(url, `drop database if exists ${name} with (force)`)
    },
  }
}

async function onServer(url: string, statement: string) {
  const database = await openDatabase({ url, poolSize: 1, connectTimeoutMs: 5000 })
  await database.exec(statement)
  await database.close()
}

/** Writes down, for all test processes, where the executed queries are defined: `commerce/src/clock-store.ts:6`. */
function recordLocationsIn(directory: string) {
  const recorded = new Set<string>()
  return (stack: string): void => {
    const location = /\bcommerce\/src\/[^\n:]+:\d+/.exec(stack)?.[0]
    if (location === undefined || recorded.has(location)) return
    recorded.add(location)
    appendFileSync(join(directory, `${process.pid}.txt`), `${location}\n`)
  }
}
