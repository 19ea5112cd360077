import type { QueryResult } from 'pg'

type Query = (text: string, values: unknown[]) => Promise<QueryResult>

const isBegin = /^start transaction\b/
const isEnd = /^(commit|rollback)$/
const emptyResult: QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] }

/**
 * Holds back `start transaction` until the first statement of the transaction and sends both without
 * waiting in between. A transaction without statements is not sent at all.
 */
export function deferBegin(send: {
  begin: (text: string) => Promise<unknown>
  query: Query
}): Query {
  let deferred: string | undefined
  return async (text, values) => {
    const begin = deferred
    deferred = isBegin.test(text) ? text : undefined
    if (deferred !== undefined || (begin !== undefined && isEnd.test(text))) return emptyResult
    if (begin === undefined) return send.query(text, values)
    const [, result] = await Promise.all([send.begin(begin), send.query(text, values)])
    return result
  }
}
