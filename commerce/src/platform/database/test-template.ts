import type { OpenDatabase } from './database.ts'
import {
  type TemplateRows,
  createTables,
  prepareMigratedTemplate,
  tablesKey,
} from './embedded/template-directory.ts'
import { openDatabase } from './open-database.ts'

/** Vitest runs this once before all test files, so that they copy a template that has the tables. */
export async function setup() {
  const url = process.env['TEST_DATABASE_URL']
  if (url) await preparePostgresTemplate(url)
  else await prepareMigratedTemplate()
}

const lockKey = 20_411_978

/**
 * Creates a database on the server with all tables and optional rows, unless it exists. Returns its name for
 * `create database … template`.
 */
export async function preparePostgresTemplate(url: string, rows?: TemplateRows): Promise<string> {
  const name = ['cairn_template', tablesKey(), ...(rows ? [rows.key] : [])].join('_')
  const admin = await openDatabase({ url, poolSize: 1, connectTimeoutMs: 5000 })
  try {
    await admin.withConnection(async (connection) => {
      await connection.exec('set statement_timeout = 0; set lock_timeout = 0')
      await connection.run('select pg_advisory_lock($1)', [lockKey])
      try {
        if (await exists(connection, name)) return
        const draft = `${name}_draft`
        await connection.exec(`drop database if exists ${draft} with (force)`)
        await connection.exec(`create database ${draft}`)
        await createTablesAndRows(withDatabaseName(url, draft), rows)
        await connection.exec(`alter database ${draft} rename to ${name}`)
      } finally {
        await connection.run('select pg_advisory_unlock($1)', [lockKey])
      }
    })
  } finally {
    await admin.close()
  }
  return name
}

export function withDatabaseName(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

async function exists(connection: Pick<OpenDatabase, 'run'>, name: string): Promise<boolean> {
  const { rows } = await connection.run('select from pg_database where datname = $1', [name])
  return rows.length > 0
}

async function createTablesAndRows(url: string, rows?: TemplateRows) {
  const database = await openDatabase({ url, connectTimeoutMs: 5000 })
  try {
    await createTables(database)
    await rows?.insert(database)
  } finally {
    await database.close()
  }
}
