import { blockDeclarations } from '@cairn/contract/content/blocks/registry'
import {
  contentBody,
  type ContentBody,
  type DocumentKind,
  type ImportedDocument,
  importedDocument,
} from '@cairn/contract/imports/content-import'
import { localiseDocument } from '@cairn/contract/content/localise'
import type { Locale } from '@cairn/contract/sites/sites'

type DocumentProblem = { path: PropertyKey[]; message: string }

export type ParsedDocument = {
  kind: DocumentKind
  document: ImportedDocument
  bodies: Map<Locale, ContentBody>
}

type ErrorMap = NonNullable<Parameters<typeof importedDocument.safeParse>[1]>['error']

type ParseOptions = {
  kind: DocumentKind
  /** Formats the messages of schema errors. */
  error?: ErrorMap
}

const maxProblems = 20

/** Parses a document in each of its locales, or returns all of its problems. */
export function parseDocument(
  source: unknown,
  { kind, error }: ParseOptions,
): ParsedDocument | { problems: DocumentProblem[] } {
  const parsed = importedDocument.safeParse(source, error && { error })
  if (!parsed.success) return { problems: problemsOf(parsed.error.issues) }
  const document = parsed.data
  const bodies = new Map<Locale, ContentBody>()
  const problems: DocumentProblem[] = [...shapeProblems(kind, document)]
  for (const locale of document.locales) {
    const body = parseBody(document, { locale, error })
    if ('problems' in body) problems.push(...body.problems)
    else bodies.set(locale, body.body)
  }
  return problems.length > 0
    ? { problems: withoutDuplicates(problems) }
    : { kind, document, bodies }
}

function parseBody(
  document: ImportedDocument,
  { locale, error }: { locale: Locale; error: ErrorMap },
) {
  const { title, description, article, sections, items } = document
  const { value, missing } = localiseDocument(
    { title, description, article, sections, items },
    locale,
  )
  if (missing.length > 0) {
    return {
      problems: missing.map((path) => ({
        path: path.split('.').map(indexOrName),
        message: `the text is missing for ${locale}`,
      })),
    }
  }
  const withIds = assignIds(value)
  const parsed = contentBody.safeParse(withIds, error && { error })
  if (!parsed.success) return { problems: problemsOf(parsed.error.issues) }
  const unknown = unknownFields(withIds.sections)
  return unknown.length > 0 ? { problems: unknown } : { body: parsed.data }
}

function shapeProblems(
  kind: DocumentKind,
  { items, sections }: ImportedDocument,
): DocumentProblem[] {
  if (kind === 'menu') return items ? [] : [{ path: ['items'], message: 'a menu has items' }]
  return sections ? [] : [{ path: ['sections'], message: `a ${kind} has sections` }]
}

const fieldsByBlockType: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  blockDeclarations.map(({ type, fields }) => [type, Object.keys(fields.shape)]),
)

/** Parsing would drop unknown fields silently, so misspelt names are reported. */
const unknownFields = (sections: ReturnType<typeof assignIds>['sections']): DocumentProblem[] =>
  sections.flatMap(({ blocks }, section) =>
    blocks.flatMap(({ type, fields }, index) =>
      Object.keys(Object(fields))
        .filter((field) => !fieldsByBlockType[String(type)]?.includes(field))
        .map((field) => ({
          path: ['sections', section, 'blocks', index, 'fields', field],
          message: `a ${String(type)} has no such field`,
        })),
    ),
  )

const problemsOf = (issues: readonly DocumentProblem[]): DocumentProblem[] =>
  issues.map(({ path, message }) => ({ path, message }))

const indexOrName = (part: string) => (/^\d+$/.test(part) ? Number(part) : part)

/** The same problem often occurs in all locales. */
function withoutDuplicates(problems: readonly DocumentProblem[]): DocumentProblem[] {
  const uniqueProblems = new Map(
    problems.map((problem) => [`${problem.path.join('.')} ${problem.message}`, problem]),
  )
  return [...uniqueProblems.values()].slice(0, maxProblems)
}

type JsonObject = Record<string, unknown>
type DocumentBody = JsonObject & { sections: { name: unknown; blocks: JsonObject[] }[] }

/** Gives blocks and menu items without an id one that is derived from their position. */
function assignIds(body: unknown): DocumentBody {
  const { sections, items, ...rest } = Object(body)
  return {
    ...rest,
    ...(items !== undefined && { items: assignNodeIds(items, 'menu') }),
    sections: listOf(sections).map(({ name, blocks }) => ({
      name,
      blocks: listOf(blocks).map((block, index) => ({
        ...block,
        id: block['id'] ?? `${String(name)}-${index + 1}`,
        fields: block['fields'] ?? {},
      })),
    })),
  }
}

function assignNodeIds(nodes: unknown, parentId: string): JsonObject[] {
  return listOf(nodes).map((node, index) => {
    const id = node['id'] ?? `${parentId}-${index + 1}`
    const nodesIn = (key: string) =>
      node[key] === undefined ? {} : { [key]: assignNodeIds(node[key], String(id)) }
    return {
      ...node,
      id,
      ...nodesIn('children'),
      ...nodesIn('visualSelectors'),
      ...(node['columns'] !== undefined && {
        columns: assignColumnIds(node['columns'], String(id)),
      }),
    }
  })
}

const assignColumnIds = (columns: unknown, parentId: string) =>
  listOf(columns).map((column, index) => ({
    children: assignNodeIds(column['children'], `${parentId}-${index + 1}`),
  }))

const listOf = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
