export type Requirement = { id: string; area: string; requirement: string; check: string }

/** Where an id is named; by the id. */
export type Named = Map<string, string[]>

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

/** A test names what it shows at the end of its sentence: `… is refused (CART-012, ERR-003)`. */
export const idsInTest = (text: string): string[] =>
  [
    ...text.matchAll(
      /\(((?:[A-Z]{2,6}-\d{3}|promises? \d+)(?:, ?(?:[A-Z]{2,6}-\d{3}|promises? \d+))*)\)(?=['"`])/g,
    ),
  ].flatMap(([, names = '']) => idsInText(names))

/** What a person looked at is listed by its id, anywhere in the text. */
export const idsInText = (text: string): string[] => text.match(/\b[A-Z]{2,6}-\d{3}\b/g) ?? []

export function collectNamed(texts: { path: string; ids: string[] }[]): Named {
  const named: Named = new Map()
  for (const { path, ids } of texts) {
    for (const id of new Set(ids)) named.set(id, [...(named.get(id) ?? []), path])
  }
  return named
}

export function unknownIds(named: Named, requirements: Requirement[]): string[] {
  const known = new Set(requirements.map(({ id }) => id))
  return [...named]
    .filter(([id]) => !known.has(id))
    .map(([id, paths]) => `${id} in ${paths.join(', ')}`)
}

export function countByArea(requirements: Requirement[], named: Named) {
  const areas = Map.groupBy(requirements, ({ area }) => area)
  return [...areas].map(([area, rows]) => ({
    area,
    named: rows.filter(({ id }) => named.has(id)).length,
    total: rows.length,
  }))
}

/** Calls that no routes file serves: they are declared, and answer that they are not built. */
export function notServed(calls: string[], routes: string[]): string[] {
  const served = new Set(
    routes.flatMap((text) =>
      [...text.matchAll(/\bserve(?:Anybody)?\(\s*(\w+)/g)].map(([, name]) => name),
    ),
  )
  return calls.filter((name) => !served.has(name))
}

const areaOf = (id: string): string => id.split('-')[0] ?? id
