import type { Merged } from '../database/merge-into.ts'
import type { Change } from './import-kind.ts'

/**
 * What became of things whose rows are spread over several tables, the first of which says whether
 * they are new or gone: a text more or less is a change of what it belongs to.
 */
export function changesOf(
  thing: string,
  main: readonly Merged[],
  ...parts: readonly (readonly Merged[])[]
): Change[] {
  const changes = new Map<string, Change>()
  for (const { owner, how } of main) {
    if (changes.get(owner)?.how !== 'added') changes.set(owner, { thing, id: owner, how })
  }
  for (const { owner } of parts.flat()) {
    if (!changes.has(owner)) changes.set(owner, { thing, id: owner, how: 'changed' })
  }
  return [...changes.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
