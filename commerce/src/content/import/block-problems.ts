import {
  type BlockList,
  type BlockPosition,
  maxBlockDepth,
  visitBlocks,
} from '@cairn/contract/content/blocks/block-tree'
import {
  type BlockDeclaration,
  blockPlaces,
  labelOfPlace,
  placeOfDocument,
} from '@cairn/contract/content/blocks/declaration'
import { blockListsIn } from '@cairn/contract/content/blocks/nested-blocks'
import { blockDeclarations, isReplaced } from '@cairn/contract/content/blocks/registry'
import { type JsonObject, textOf } from '@cairn/contract/content/json-object'
import type { DocumentKind } from '@cairn/contract/imports/content-import'
import type { Locale } from '@cairn/contract/sites/sites'
import { choiceProblems } from './choice-problems.ts'

export type DocumentProblem = {
  path: PropertyKey[]
  message: string
  code?:
    | 'blockNotAllowedHere'
    | 'blocksNotAllowedWithin'
    | 'blocksTooDeep'
    | 'blockUnknown'
    | 'conditionNotAllowed'
    | 'fieldUnknown'
    | 'filterMalformed'
    | 'idMalformed'
    | 'idRepeated'
    | 'slugOfShopPage'
  /** The locales that have the problem, unless all of the document have it. */
  locales?: readonly Locale[]
}

type Position = BlockPosition<JsonObject>

/** The sections of a document that was not parsed yet. */
export type UnparsedSections = readonly { name: string; blocks: readonly JsonObject[] }[]

const declarationsByType = new Map<unknown, BlockDeclaration>(
  blockDeclarations.map((declaration) => [declaration.type, declaration]),
)

/** What the schema of a block cannot refuse: where it stands, what it contains, and misspelt names of fields. */
export function blockProblems(
  document: { kind: DocumentKind; slug: string },
  sections: UnparsedSections,
): DocumentProblem[] {
  const visited = visitBlocks(
    { sections },
    {
      listsIn: blockListsIn,
      visit: (block, lists: BlockList<DocumentProblem>[], position) => {
        const problems = lists.flatMap(({ blocks }) => blocks)
        const declaration = declarationsByType.get(block['type'])
        if (!declaration) return [...unknownTypeProblems(block, position), ...problems]
        return [
          ...placeProblems(declaration, document, position),
          ...fragmentProblems(block, position),
          ...containerProblems(declaration, block, position),
          ...fieldProblems(declaration, block, position),
          ...choiceProblems(block).map(({ path, ...problem }) => ({
            path: [...pathOf(position), 'fields', ...path],
            ...problem,
          })),
          ...problems,
        ]
      },
    },
  )
  return visited.flatMap(({ blocks }) => blocks)
}

/**
 * Visitors close blocks by their ids, and links lead to them. The blocks of a choice may share them, because only one of
 * its lists is shown.
 */
export function idProblems(sections: UnparsedSections): DocumentProblem[] {
  const ids = new Set<unknown>()
  const visit = ({ id }: JsonObject, lists: BlockList<DocumentProblem>[], position: Position) => {
    const within = lists.flatMap(({ blocks }) => blocks)
    if (position.parents.some((parent) => isReplaced(parent['type']))) return within
    const problem = idProblem(id, ids)
    ids.add(id)
    return problem ? [...within, { ...problem, path: [...pathOf(position), 'id'] }] : within
  }
  return visitBlocks({ sections }, { listsIn: blockListsIn, visit }).flatMap(({ blocks }) => blocks)
}

/** An id that was derived from the position of a block contains the name of its section and of the lists around it. */
const idShape = /^[\w.:-]{1,200}$/

function idProblem(id: unknown, others: ReadonlySet<unknown>) {
  if (!idShape.test(textOf(id))) {
    const message = 'must consist of letters, digits and . : _ -'
    return { message, code: 'idMalformed' as const }
  }
  return others.has(id)
    ? { message: `${textOf(id)} is the id of another block`, code: 'idRepeated' as const }
    : undefined
}

/** The schema refuses a type that is no text. */
const unknownTypeProblems = ({ type }: JsonObject, position: Position): DocumentProblem[] =>
  typeof type === 'string'
    ? [
        {
          path: [...pathOf(position), 'type'],
          message: `there is no block of the type ${JSON.stringify(type.slice(0, 60))}`,
          code: 'blockUnknown',
        },
      ]
    : []

function placeProblems(
  { type, places }: BlockDeclaration,
  document: { kind: DocumentKind; slug: string },
  position: Position,
): DocumentProblem[] {
  // What a choice contains stands where the choice stands. The blocks of a fragment could be too deep there.
  const isWithin = position.parents.some(
    (parent) => type === 'fragment' || !isReplaced(parent['type']),
  )
  const place = isWithin ? 'block' : placeOfDocument(document)
  if (places.some((allowed) => allowed === place)) return []
  const allowedPlaces = blockPlaces.flatMap((blockPlace) =>
    places.includes(blockPlace.place) ? [blockPlace.label] : [],
  )
  return [
    {
      path: [...pathOf(position), 'type'],
      message: `a ${type} is not allowed in ${labelOfPlace(place)}, only in: ${allowedPlaces.join(', ')}`,
      code: 'blockNotAllowedHere',
    },
  ]
}

/** A fragment block is replaced by blocks, which would stand in another place than the one they are allowed in. */
function fragmentProblems({ type, fields }: JsonObject, position: Position): DocumentProblem[] {
  if (type !== 'fragment') return []
  const place = placeOfDocument({ kind: 'fragment', slug: String(Object(fields)['fragmentId']) })
  if (place === 'fragment') return []
  return [
    {
      path: [...pathOf(position), 'fields', 'fragmentId'],
      message: `${labelOfPlace(place)} cannot be shown within a document`,
      code: 'blockNotAllowedHere',
    },
  ]
}

function containerProblems(
  { type, blockLists }: BlockDeclaration,
  block: JsonObject,
  position: Position,
): DocumentProblem[] {
  if (block['blocks'] !== undefined && !blockLists.includes('blocks')) {
    const path = [...pathOf(position), 'blocks']
    return [{ path, message: `a ${type} cannot contain blocks`, code: 'blocksNotAllowedWithin' }]
  }
  if (position.parents.length + 1 < maxBlockDepth) return []
  const message = `blocks may be at most ${maxBlockDepth} deep`
  return blockListsIn(block)
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ path }) => ({ path: [...pathOf(position), ...path], message, code: 'blocksTooDeep' }))
}

/** Parsing would drop unknown fields silently, so misspelt names are reported. */
const fieldProblems = (
  { type, fields: { shape } }: BlockDeclaration,
  { fields }: JsonObject,
  position: Position,
): DocumentProblem[] =>
  Object.keys(Object(fields))
    .filter((field) => !Object.hasOwn(shape, field))
    .map((field) => ({
      path: [...pathOf(position), 'fields', field],
      message: `a ${type} has no such field`,
      code: 'fieldUnknown',
    }))

const pathOf = ({ section, path }: Position): PropertyKey[] => ['sections', section, ...path]

/** Parsing drops a condition where the schema has none, so that the part would be shown on every site. */
export function conditionProblems(
  source: unknown,
  parsed: unknown,
  path: readonly PropertyKey[] = [],
): DocumentProblem[] {
  if (typeof source !== 'object' || source === null) return []
  return Object.entries(source).flatMap(([name, value]) => {
    const fieldPath = [...path, Array.isArray(source) ? Number(name) : name]
    const parsedValue = Object(parsed)[name]
    if (name !== 'when') return conditionProblems(value, parsedValue, fieldPath)
    if (value === undefined || parsedValue !== undefined) return []
    const message = 'no condition is possible here'
    return [{ path: fieldPath, message, code: 'conditionNotAllowed' }]
  })
}
