import { channel } from 'node:diagnostics_channel'
import { Pool, type PoolClient, type QueryResult } from 'pg'
import { assertOutsideTransaction } from './inside-transaction.ts'
import { isPlanOutdated, isUnavailable } from './is-unavailable.ts'
import { lendClients, type PoolSettings } from './lend-clients.ts'
import { askOpening, openLate, type Question } from './opening-query.ts'
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
export function openPool(settings: PoolSettings) {
  const pool = new Pool(settings)
  const clients = lendClients(pool, settings)
  const names = statementNames()

  async function query(client: PoolClient, { text, values, opening }: Question) {
    const name = names.nameFor(text)
    if (questions.hasSubscribers) questions.publish({ text, isPrepared: name !== undefined })
    const question = name ? { name, text, values } : { text, values }
    try {
      return await (opening ? askOpening(client, opening, question) : client.query(question))
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
    const client = await clients.lend()
    let isBroken = false
    const noticing = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
      try {
        return await clients.unlessSilent(ask)
      } catch (error) {
        isBroken ||= isUnavailable(error)
        throw error
      }
    }
    const ask = openLate((question) => query(client, question))
    return {
      query: (sql, parameters = []) => noticing(() => ask(sql, [...parameters])),
      exec: (sql) => noticing(() => client.query(sql)),
      release: (broken) => client.release(broken || isBroken),
    }
  }
  const end = async () => void (await Promise.all([pool.end(), clients.close()]))
  return { connect, end }
}

export type LendingPool = ReturnType<typeof openPool>
