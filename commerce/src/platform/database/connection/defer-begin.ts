import { type Connection, type PoolClient, Query, type QueryConfig, type QueryResult } from 'pg'

export type Statement = {
  text: string
  values: unknown[]
  /** The `start transaction` that has not been sent yet. */
  begin?: string | undefined
}

const isBegin = /^start transaction\b/
const isEnd = /^(commit|rollback)$/
const emptyResult: QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] }

/**
 * Holds back `start transaction` until the first statement of the transaction, so that both are sent in
 * one round trip. A transaction without statements is not sent at all.
 */
export function deferBegin(send: (statement: Statement) => Promise<QueryResult>) {
  let deferred: string | undefined
  return async (text: string, values: unknown[]): Promise<QueryResult> => {
    const begin = deferred
    deferred = isBegin.test(text) ? text : undefined
    if (deferred !== undefined || (begin !== undefined && isEnd.test(text))) return emptyResult
    if (begin === undefined || values.length > 0) return send({ text, values, begin })
    await send({ text: begin, values: [] })
    return send({ text, values })
  }
}

/** Methods of node-postgres' `Query` that its types do not declare. */
type QueryInternals = {
  name?: string | undefined
  prepare: (connection: Connection) => void
  handleCommandComplete: (message: object, connection: Connection) => void
}

/**
 * Sends `begin` and a statement with values in one round trip. A statement without values uses
 * PostgreSQL's simple protocol, which cannot carry both.
 */
export function sendWithBegin(
  client: PoolClient,
  begin: string,
  statement: QueryConfig,
): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new Query(statement, undefined, (error, result) =>
      error ? reject(error) : resolve(result),
    )
    const internals = query as unknown as QueryInternals
    const { name, prepare, handleCommandComplete } = internals
    internals.prepare = (connection) => {
      connection.parse({ text: begin, name: '', types: [] }, true)
      connection.bind({}, true)
      connection.execute(null, true)
      prepare.call(query, connection)
      // The first ParseComplete is for `begin` and must not mark the named statement as prepared.
      internals.name = undefined
    }
    internals.handleCommandComplete = () => {
      internals.name = name
      internals.handleCommandComplete = handleCommandComplete
    }
    client.query(query)
  })
}
