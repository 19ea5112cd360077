import { isJsonObject } from '@cairn/contract/content/json-object'
import type { DocumentProblem } from './block-problems.ts'

/** Structured text drops what it does not know. Conditions are checked on their own. */
const uncheckedFields = new Set(['richText', 'when'])

/** Parsing drops fields that no schema has, so misspelt names are reported: those that no other problem names. */
export function unknownFieldProblems(
  source: unknown,
  parsed: unknown,
  known: readonly DocumentProblem[],
): DocumentProblem[] {
  const reported = new Set(known.map(({ path }) => path.join('.')))
  return unknownFields(source, parsed, [])
    .filter((path) => !reported.has(path.join('.')))
    .map((path) => ({ path, message: 'there is no such field here', code: 'fieldUnknown' }))
}

function unknownFields(
  source: unknown,
  parsed: unknown,
  path: readonly PropertyKey[],
): PropertyKey[][] {
  if (Array.isArray(source) && Array.isArray(parsed))
    return source.flatMap((entry, index) => unknownFields(entry, parsed[index], [...path, index]))
  if (!isJsonObject(source) || !isJsonObject(parsed)) return []
  return Object.entries(source).flatMap(([name, value]) => {
    if (value === undefined || uncheckedFields.has(name)) return []
    const fieldPath = [...path, name]
    return Object.hasOwn(parsed, name) ? unknownFields(value, parsed[name], fieldPath) : [fieldPath]
  })
}
