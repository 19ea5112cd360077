export type Requirement = { id: string; area: string; requirement: string; check: string }

/** The files that name a row, by the id of the row. */
export type FilesById = Map<string, string[]>

/** Plain tab-separated rows: no quoting, the first one names the columns. */
export function readRequirements(tsv: string): Requirement[] {
  return tsv
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [id = '', , , , requirement = '', check = ''] = row.split('\t')
      return { id, area: areaOf(id), requirement, check }
    })
}

/** A title names the rows and guarantees that its test checks at the end of its sentence: `… is refused (CART-012, ERR-003)`. */
export const idsByTitle = (text: string): string[][] =>
  [
    ...text.matchAll(
      /\(((?:[A-Z]{2,6}-\d{3}|guarantees? \d+)(?:(?:, ?| and )(?:[A-Z]{2,6}-\d{3}|(?:guarantees? )?\d+))*)\)(?=['"`])/g,
    ),
  ].map(([, names = '']) => names.split(/, ?| and /))

/** The rows that a test names. */
export const idsInTest = (text: string): string[] => idsByTitle(text).flat().flatMap(idsInText)

/** Rows that a person checked by eye are listed by id, anywhere in the text. */
export const idsInText = (text: string): string[] => text.match(/\b[A-Z]{2,6}-\d{3}\b/g) ?? []

export function collectNamed(texts: { path: string; ids: string[] }[]): FilesById {
  const filesById: FilesById = new Map()
  for (const { path, ids } of texts) {
    for (const id of new Set(ids)) filesById.set(id, [...(filesById.get(id) ?? []), path])
  }
  return filesById
}

export function unknownIds(filesById: FilesById, requirements: Requirement[]): string[] {
  const knownIds = new Set(requirements.map(({ id }) => id))
  return [...filesById]
    .filter(([id]) => !knownIds.has(id))
    .map(([id, paths]) => `${id} in ${paths.join(', ')}`)
}

export function countByArea(requirements: Requirement[], filesById: FilesById) {
  const areas = Map.groupBy(requirements, ({ area }) => area)
  return [...areas].map(([area, rows]) => ({
    area,
    named: rows.filter(({ id }) => filesById.has(id)).length,
    total: rows.length,
  }))
}

/** Calls that are declared and served by no routes file; they respond with REQ501. */
export function notServed(calls: string[], routes: string[]): string[] {
  const served = new Set(
    routes.flatMap((text) => [...text.matchAll(/\bserve\w*\(\s*(\w+)/g)].map(([, name]) => name)),
  )
  return calls.filter((name) => !served.has(name))
}

const areaOf = (id: string): string => id.split('-')[0] ?? id
