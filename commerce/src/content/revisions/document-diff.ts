import { isJsonObject, type JsonObject } from '@cairn/contract/content/json-object'

/** A value that differs between two states of a document; undefined where it is missing. */
export type Difference = { path: PropertyKey[]; before: unknown; after: unknown }

/** Compares two documents. In lists, equal entries at the beginning and at the end are left out first. */
export function diffDocuments(
  before: unknown,
  after: unknown,
  path: readonly PropertyKey[] = [],
): Difference[] {
  if (isSame(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path)
  if (isJsonObject(before) && isJsonObject(after)) return diffObjects(before, after, path)
  return [{ path: [...path], before, after }]
}

const diffObjects = (before: JsonObject, after: JsonObject, path: readonly PropertyKey[]) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    diffDocuments(before[name], after[name], [...path, name]),
  )

function diffLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly PropertyKey[],
): Difference[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start += 1
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  const rest = Math.max(before.length, after.length) - start - end
  return Array.from({ length: rest }, (_, offset) => start + offset).flatMap((index) =>
    diffDocuments(
      index < before.length - end ? before[index] : undefined,
      index < after.length - end ? after[index] : undefined,
      [...path, index],
    ),
  )
}

/** The database returns the fields of objects in one order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
