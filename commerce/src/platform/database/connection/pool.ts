import { createHash } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { Pool, type PoolClient, type PoolConfig, type QueryResult, types } from 'pg'
import { DatabaseBusy, isPlanOutdated, isUnavailable } from '../database-errors.ts'
import { assertOutsideTransaction } from '../in-transaction.ts'
import { assertDeclaredColumns } from '../queries/result-columns.ts'
import { deferBegin } from './defer-begin.ts'
import { createHealthProbe, createWatchdog } from './watchdog.ts'

/** Every statement that is sent to the database is published here, for tests and measurements. */
export const statements = channel('cairn:database:statement')

export type PooledConnection = {
  query: (sql: string, parameters?: readonly unknown[]) => Promise<QueryResult>
  /** Any number of statements at once. */
  exec: (sql: string) => Promise<QueryResult | QueryResult[]>
  release: (broken?: boolean) => void
}

type PoolSettings = PoolConfig & {
  /** The error message when no connection becomes free in time. */
  busyMessage: string
  /** Set for a database behind a network, which may stop answering without closing its connections. */
  hasWatchdog?: true
}

/** A node-postgres pool that prepares repeated statements and recognises a database that does not respond. */
export function openPool(settings: PoolSettings) {
  // In pipeline mode a `begin` and the first statement of its transaction take one round trip.
  const pool = new Pool({ ...settings, pipeline: true })
  const { acquire, withWatchdog, close } = guardConnections(pool, settings)
  const names = createStatementNames()

  async function query(client: PoolClient, text: string, values: unknown[]) {
    const name = names.nameFor(text)
    if (statements.hasSubscribers) statements.publish({ text, isPrepared: name !== undefined })
    const statement = name ? { name, text, values } : { text, values }
    try {
      const result = await client.query(statement)
      assertDeclaredColumns(text, result)
      return result
    } catch (error) {
      if (!isPlanOutdated(error)) throw error
      names.forget()
      // Inside a transaction the error has aborted everything, and `inTransaction` runs it again.
      if (client.getTransactionStatus() !== 'I') throw error
      return client.query({ text, values })
    }
  }

  async function connect(): Promise<PooledConnection> {
    assertOutsideTransaction()
    const client = await acquire()
    let isBroken = false
    const sendWatched = async <Value>(send: () => Promise<Value>): Promise<Value> => {
      try {
        return await withWatchdog(send)
      } catch (error) {
        isBroken ||= isUnavailable(error)
        throw error
      }
    }
    const send = deferBegin({
      begin: (text) => client.query(text),
      query: (text, values) => query(client, text, values),
    })
    return {
      query: (sql, parameters = []) => sendWatched(() => send(sql, [...parameters])),
      exec: (sql) => sendWatched(() => client.query(sql)),
      release: (broken) => client.release(broken || isBroken),
    }
  }
  const end = async () => void (await Promise.all([pool.end(), close()]))
  return { connect, end }
}

export type ConnectionPool = ReturnType<typeof openPool>

const isTimeout = /^(timeout exceeded|Connection terminated due to connection timeout)/

/** Acquires connections without waiting for a database that does not respond. */
function guardConnections(pool: Pool, { busyMessage, hasWatchdog, ...settings }: PoolSettings) {
  const open = new Set<PoolClient>()
  const possiblyBroken = new WeakSet<PoolClient>()
  const probe = createHealthProbe(settings)
  const withWatchdog = hasWatchdog
    ? createWatchdog({
        probe: probe.check,
        onSilence: () => open.forEach((client) => possiblyBroken.add(client)),
      })
    : <Value>(send: () => Promise<Value>) => send()
  // A broken connection fails its next query. Without these listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => open.add(client.on('error', () => {})))
  pool.on('remove', (client) => open.delete(client))

  async function acquire(): Promise<PoolClient> {
    let connecting: Promise<PoolClient> | undefined
    const client = await withWatchdog(() => (connecting = pool.connect())).catch(
      (error: unknown) => {
        // The connection may still be established after the caller has given up.
        connecting?.then(
          (lateClient) => lateClient.release(true),
          () => {},
        )
        const isBusy = error instanceof Error && isTimeout.test(error.message)
        throw isBusy ? new DatabaseBusy(busyMessage, { cause: error }) : error
      },
    )
    if (!possiblyBroken.has(client)) return client
    client.release(true)
    return acquire()
  }

  return { acquire, withWatchdog, close: probe.close }
}

const maxStatements = 1000

/**
 * Names the statements that the database should keep prepared: those that are executed a second time,
 * at most a thousand (statements with value lists have a new text for every length).
 */
function createStatementNames() {
  const names = new Map<string, string>()
  let generation = 0
  return {
    nameFor(sql: string): string | undefined {
      if (!/^\s*(select|insert|update|delete|with)\b/i.test(sql)) return undefined
      const existing = names.get(sql)
      if (existing === undefined) {
        if (names.size < maxStatements) names.set(sql, '')
        return undefined
      }
      if (existing) return existing
      const name = `${generation}-${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`
      names.set(sql, name)
      return name
    },
    /** After a migration by another process the prepared statements may no longer fit the tables. */
    forget() {
      names.clear()
      generation++
    },
  }
}

type Parse = (text: string) => unknown

const textOf: Parse = (text) => text
const textArrayOid: number = 1009
const textArray: Parse = types.getTypeParser(textArrayOid)

/** Amounts and counts are JavaScript numbers. A value that a number cannot hold exactly is an error. */
function toSafeNumber(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new RangeError(`The database holds ${text}, which is more than a number can hold exactly`)
  return value
}

const toSafeNumbers: Parse = (text) => {
  const items = textArray(text)
  return Array.isArray(items)
    ? items.map((item) => (item === null ? null : toSafeNumber(item)))
    : []
}

const parsers = new Map<number, Parse>([
  [20, toSafeNumber], // bigint
  [1700, toSafeNumber], // numeric
  [1016, toSafeNumbers], // bigint[]
  [1231, toSafeNumbers], // numeric[]
  [1082, textOf], // date: stays a text, because a day is not an instant
  [1114, (text) => new Date(`${text.replace(' ', 'T')}Z`)], // timestamp: read as UTC
  [1186, textOf], // interval
])

/** How node-postgres parses columns, for both engines. */
export const columnTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? types.getTypeParser(oid, format ?? 'text'),
}
