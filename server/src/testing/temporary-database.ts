import { randomUUID } from 'node:crypto'
import type { TemplateRows } from '@cairn/commerce/platform/database/embedded/template-directory'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import {
  preparePostgresTemplate,
  withDatabaseName,
} from '@cairn/commerce/platform/database/test-template'

export type TemporaryDatabase = { url: string; remove: () => Promise<void> }

/** Set when the tests run on PostgreSQL. */
export const testPostgresUrl = process.env['TEST_DATABASE_URL']

/** A database on the test server with all tables and these rows. */
export const createFilledDatabase = async (
  serverUrl: string,
  rows: TemplateRows,
): Promise<TemporaryDatabase> =>
  createFrom(serverUrl, await preparePostgresTemplate(serverUrl, rows))

export const createEmptyDatabase = (serverUrl: string): Promise<TemporaryDatabase> =>
  createFrom(serverUrl, 'template1')

async function createFrom(serverUrl: string, template: string): Promise<TemporaryDatabase> {
  const name = `cairn_test_${randomUUID().replaceAll('-', '')}`
  await runStatement(serverUrl, `create database ${name} template ${template}`)
  return {
    url: withDatabaseName(serverUrl, name),
    remove: () => runStatement(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

export async function runStatement(url: string, statement: string): Promise<void> {
  const database = await openDatabase({ url, poolSize: 1, connectTimeoutMs: 5000 })
  try {
    await database.exec(statement)
  } finally {
    await database.close()
  }
}
