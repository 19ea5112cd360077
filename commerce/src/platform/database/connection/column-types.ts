import { types } from 'pg'

type Parse = (text: string) => unknown

const textOf: Parse = (text) => text
const textArrayOid: number = 1009
const textArray: Parse = types.getTypeParser(textArrayOid)

/** Amounts and counts are JavaScript numbers. A value that a number cannot hold exactly is an error. */
export function toSafeNumber(text: string): number {
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
