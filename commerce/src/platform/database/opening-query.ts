import { type Connection, type PoolClient, Query, type QueryConfig, type QueryResult } from 'pg'

export type Question = {
  text: string
  values: unknown[]
  /** What opens a transaction, and has not been sent yet. */
  opening?: string | undefined
}

const opens = /^start transaction\b/
const ends = /^(commit|rollback)$/
const nothing: QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] }

/** Keeps back what opens a transaction until something is asked in it, so that both travel together. */
export function openLate(send: (question: Question) => Promise<QueryResult>) {
  let opening: string | undefined
  return async (text: string, values: unknown[]): Promise<QueryResult> => {
    const kept = opening
    opening = opens.test(text) ? text : undefined
    if (opening !== undefined || (kept !== undefined && ends.test(text))) return nothing
    if (kept === undefined || values.length > 0) return send({ text, values, opening: kept })
    await send({ text: kept, values: [] })
    return send({ text, values })
  }
}

/** The steps of node-postgres' own query, by the names it calls them. */
type Steps = {
  name?: string | undefined
  prepare: (connection: Connection) => void
  handleCommandComplete: (message: object, connection: Connection) => void
}

/** For a question with values: one without is sent in a way that has no room for two. */
export function askOpening(
  client: PoolClient,
  opening: string,
  question: QueryConfig,
): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new Query(question, undefined, (error, result) =>
      error ? reject(error) : resolve(result),
    )
    // Its types keep the steps to themselves.
    const steps = query as unknown as Steps
    const { name, prepare, handleCommandComplete } = steps
    steps.prepare = (connection) => {
      connection.parse({ text: opening, name: '', types: [] }, true)
      connection.bind({}, true)
      connection.execute(null, true)
      prepare.call(query, connection)
      // What is understood first is the opening, and not the question of that name.
      steps.name = undefined
    }
    steps.handleCommandComplete = () => {
      steps.name = name
      steps.handleCommandComplete = handleCommandComplete
    }
    client.query(query)
  })
}
