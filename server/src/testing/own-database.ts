import { randomUUID } from 'node:crypto'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { postgresTemplate, withDatabaseName } from '@cairn/commerce/platform/database/test-template'

export type OwnDatabase = { url: string; remove: () => Promise<void> }

/** Set when the tests are to run on a PostgreSQL. */
export const testServer = process.env['TEST_DATABASE_URL']

/** A database on the server of the tests with all tables and no rows. */
export const createOwnDatabase = async (server: string): Promise<OwnDatabase> =>
  createFrom(server, await postgresTemplate(server))

/** One without any tables. */
export const createEmptyDatabase = (server: string): Promise<OwnDatabase> =>
  createFrom(server, 'template1')

async function createFrom(server: string, template: string): Promise<OwnDatabase> {
  const name = `cairn_test_${randomUUID().replaceAll('-', '')}`
  await run(server, `create database ${name} template ${template}`)
  return {
    url: withDatabaseName(server, name),
    remove: () => run(server, `drop database if exists ${name} with (force)`),
  }
}

/** Says something to a database that a server is using, or was. */
export async function run(url: string, statement: string): Promise<void> {
  const database = await openDatabase({ url, poolSize: 1, connectTimeoutMs: 5000 })
  try {
    await database.exec(statement)
  } finally {
    await database.close()
  }
}
