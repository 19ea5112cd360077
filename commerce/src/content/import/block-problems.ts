import {
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
import { blockDeclarations, canContainBlocks } from '@cairn/contract/content/blocks/registry'
import type { DocumentKind } from '@cairn/contract/imports/content-import'

export type DocumentProblem = {
  path: PropertyKey[]
  message: string
  code?: 'blockNotAllowedHere' | 'blocksNotAllowedWithin' | 'blocksTooDeep' | 'fieldUnknown'
}

type JsonObject = Readonly<Record<string, unknown>>
type Position = BlockPosition<JsonObject>

/** The sections of a document that was not parsed yet. */
export type UnparsedSections = readonly { name: string; blocks: readonly JsonObject[] }[]

export const blocksWithin = (block: JsonObject): readonly JsonObject[] => {
  const { blocks } = block
  return Array.isArray(blocks) ? blocks.filter((each) => typeof each === 'object' && each) : []
}

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
      childrenOf: blocksWithin,
      visit: (block, problems: DocumentProblem[], position) => {
        const declaration = declarationsByType.get(block['type'])
        // The schema refuses unknown types.
        if (!declaration) return problems
        return [
          ...placeProblems(declaration, document, position),
          ...containerProblems(declaration, block, position),
          ...fieldProblems(declaration, block, position),
          ...problems,
        ]
      },
    },
  )
  return visited.flatMap(({ blocks }) => blocks)
}

function placeProblems(
  { type, places }: BlockDeclaration,
  document: { kind: DocumentKind; slug: string },
  position: Position,
): DocumentProblem[] {
  const place = position.parent ? 'block' : placeOfDocument(document)
  if (places.some((allowed) => allowed === place)) return []
  const allowedPlaces = blockPlaces.flatMap((each) =>
    places.includes(each.place) ? [each.label] : [],
  )
  return [
    {
      path: [...pathOf(position), 'type'],
      message: `a ${type} is not allowed in ${labelOfPlace(place)}, only in: ${allowedPlaces.join(', ')}`,
      code: 'blockNotAllowedHere',
    },
  ]
}

function containerProblems(
  { type }: BlockDeclaration,
  block: JsonObject,
  position: Position,
): DocumentProblem[] {
  if (block['blocks'] === undefined) return []
  const path = [...pathOf(position), 'blocks']
  if (!canContainBlocks(type)) {
    return [{ path, message: `a ${type} cannot contain blocks`, code: 'blocksNotAllowedWithin' }]
  }
  if (position.indexes.length < maxBlockDepth) return []
  const message = `blocks may be at most ${maxBlockDepth} deep`
  return [{ path, message, code: 'blocksTooDeep' }]
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

const pathOf = ({ section, indexes }: Position): PropertyKey[] => [
  'sections',
  section,
  ...indexes.flatMap((index) => ['blocks', index]),
]
