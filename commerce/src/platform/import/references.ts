import type { Complaint, Path } from './import-kind.ts'

/** A place in a row that names something by its id. */
export type Reference = { id: string; row: number; path: Path }

/** Complains of what is named and nowhere to be found. */
export function complainOfUnknown(
  thing: string,
  references: readonly Reference[],
  isKnown: (id: string) => boolean,
): Complaint[] {
  return references
    .filter(({ id }) => !isKnown(id))
    .map(({ id, row, path }) => ({ row, path, sentence: `there is no ${thing} ${id}` }))
}

/** Complains of what may stand in one place only and stands in two. */
export function complainOfTwice(thing: string, references: readonly Reference[]): Complaint[] {
  const seen = new Set<string>()
  return references.flatMap(({ id, row, path }) => {
    if (seen.has(id))
      return [{ row, path, sentence: `the ${thing} ${id} stands here a second time` }]
    seen.add(id)
    return []
  })
}

export const idsOf = (references: readonly Reference[]): string[] => [
  ...new Set(references.map(({ id }) => id)),
]
