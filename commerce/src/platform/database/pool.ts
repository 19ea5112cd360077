import { channel } from 'node:diagnostics_channel'
import { Pool, type PoolClient, type PoolConfig, type QueryResult } from 'pg'
import { assertOutsideTransaction } from './inside-transaction.ts'
import { DatabaseBusy, isPlanOutdated, isUnavailable } from './is-unavailable.ts'
import { statementNames } from './statement-names.ts'

/** Hears of every question that goes to the database: whoever counts or traces subscribes. */
export const questions = channel('cairn:database:question')

export type Lent = {
  query: (sql: string, parameters?: readonly unknown[]) => Promise<QueryResult>
  /** Any number of statements at once. */
  exec: (sql: string) => Promise<QueryResult | QueryResult[]>
  release: (broken?: boolean) => void
}

/** A pool of node-postgres that prepares what is asked often and says what a wait means. */
export function openPool(settings: PoolConfig & { whenBusy: string }) {
  const pool = new Pool(settings)
  const names = statementNames()
  // Broken connections are seen by whoever uses them next; without listeners they end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  async function query(client: PoolClient, text: string, values: unknown[]) {
    const name = names.nameFor(text)
    if (questions.hasSubscribers) questions.publish({ text, isPrepared: name !== undefined })
    try {
      return await client.query(name ? { name, text, values } : { text, values })
    } catch (error) {
      if (!isPlanOutdated(error)) throw error
      names.forget()
      // Inside a transaction all is lost, and the transaction is done again.
      if (client.getTransactionStatus() !== 'I') throw error
      return client.query({ text, values })
    }
  }

  async function connect(): Promise<Lent> {
    assertOutsideTransaction()
    const client = await pool.connect().catch((error: unknown) => {
      const hasWaited = error instanceof Error && error.message.startsWith('timeout exceeded')
      throw hasWaited ? new DatabaseBusy(settings.whenBusy, { cause: error }) : error
    })
    let isBroken = false
    const noticing = async <Value>(asked: Promise<Value>): Promise<Value> => {
      try {
        return await asked
      } catch (error) {
        isBroken ||= isUnavailable(error)
        throw error
      }
    }
    return {
      query: (sql, parameters = []) => noticing(query(client, sql, [...parameters])),
      exec: (sql) => noticing(client.query(sql)),
      release: (broken) => client.release(broken || isBroken),
    }
  }
  return { connect, end: () => pool.end() }
}

export type LendingPool = ReturnType<typeof openPool>
