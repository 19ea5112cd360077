import { createHash } from 'node:crypto'

const most = 1000

/**
 * Names for statements worth keeping prepared: asked before, and not one of a thousand others (a
 * list of values gives a new text for every length).
 */
export function statementNames() {
  const names = new Map<string, string>()
  let generation = 0
  return {
    nameFor(sql: string): string | undefined {
      if (!/^\s*(select|insert|update|delete|with)\b/i.test(sql)) return undefined
      const known = names.get(sql)
      if (known === undefined) {
        if (names.size < most) names.set(sql, '')
        return undefined
      }
      if (known) return known
      const name = `${generation}-${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`
      names.set(sql, name)
      return name
    },
    /** After a migration beside us: what was prepared may no longer fit the tables. */
    forget() {
      names.clear()
      generation++
    },
  }
}
