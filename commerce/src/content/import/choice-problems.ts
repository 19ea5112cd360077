import { type JsonObject, objectsIn } from '@cairn/contract/content/json-object'
import { categoryId, sku } from '@cairn/contract/fields/identifiers'

type ChoiceProblem = {
  /** The path within the fields of the block. */
  path: PropertyKey[]
  message: string
  code: 'fieldUnknown' | 'filterMalformed' | 'idRepeated'
}

/** What the schema of a block cannot refuse because it depends on another field or entry. */
export function choiceProblems({ type, fields }: JsonObject): ChoiceProblem[] {
  const { variants, segments, ...filter } = Object(fields)
  switch (type) {
    case 'experiment':
      return entryProblems('variants', variants, 'variantId')
    case 'segmentation':
      return entryProblems('segments', segments, 'id')
    case 'filter-by':
      return filterProblems(filter)
    default:
      return []
  }
}

const entryProblems = (list: string, value: unknown, name: string): ChoiceProblem[] => {
  const entries = objectsIn(value)
  return [...repeatedIds(list, entries, name), ...unknownFields(list, entries, name)]
}

/** Parsing would drop them with the blocks that they contain. */
const unknownFields = (list: string, entries: readonly JsonObject[], name: string) =>
  entries.flatMap((entry, index) =>
    Object.keys(entry)
      .filter((field) => ![name, 'targets', 'when'].includes(field))
      .map((field): ChoiceProblem => {
        const message = `${list} have no such field`
        return { path: [list, index, field], message, code: 'fieldUnknown' }
      }),
  )

/** Only the first of several entries with the same id could ever be chosen. */
const repeatedIds = (list: string, entries: readonly JsonObject[], name: string) =>
  entries.flatMap((entry, index): ChoiceProblem[] => {
    const first = entries.findIndex((other) => other[name] === entry[name])
    if (first === index) return []
    const message = `${String(entry[name])} occurs more than once`
    return [{ path: [list, index, name], message, code: 'idRepeated' }]
  })

function filterProblems({ variant = 'bySku', filterBy }: JsonObject): ChoiceProblem[] {
  const [schema, kind] = variant === 'byCategory' ? [categoryId, 'category'] : [sku, 'product']
  return (Array.isArray(filterBy) ? filterBy : []).flatMap((id: unknown, index): ChoiceProblem[] =>
    schema.safeParse(id).success
      ? []
      : [
          {
            path: ['filterBy', index],
            message: `${typeof id === 'string' ? id : JSON.stringify(id)} is not the id of a ${kind}`,
            code: 'filterMalformed',
          },
        ],
  )
}
