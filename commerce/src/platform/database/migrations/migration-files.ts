import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Migration = { name: string; sql: string; hash: string }

const home = fileURLToPath(new URL('../../../../migrations', import.meta.url))

/** The numbered files of `commerce/migrations`, in their order. */
export function readMigrations(directory = home): Migration[] {
  const names = readdirSync(directory)
    .filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name))
    .toSorted()
  const numbers = names.map((name) => name.slice(0, 3))
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index)
  if (twice) throw new Error(`Two migrations have the number ${twice} in ${directory}`)
  return names.map((name) => {
    const sql = readFileSync(join(directory, name), 'utf8')
    return { name, sql, hash: hashOf(sql) }
  })
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
