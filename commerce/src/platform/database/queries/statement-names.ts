import { createHash } from 'node:crypto'

const maxStatements = 1000

/**
 * Names the statements that the database should keep prepared: those that are executed a second time,
 * at most a thousand (statements with value lists have a new text for every length).
 */
export function createStatementNames() {
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
