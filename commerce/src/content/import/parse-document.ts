import { visitBlocks } from '@cairn/contract/content/blocks/block-tree'
import { type JsonObject, objectsIn } from '@cairn/contract/content/json-object'
import { localiseDocument } from '@cairn/contract/content/localise'
import {
  contentBody,
  type ContentBody,
  type DocumentKind,
  type ImportedDocument,
  importedDocument,
} from '@cairn/contract/imports/content-import'
import type { Locale } from '@cairn/contract/sites/sites'
import {
  blockProblems,
  conditionProblems,
  type DocumentProblem,
  type UnparsedSections,
} from './block-problems.ts'

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
  const problems: DocumentProblem[] = [
    ...shapeProblems(kind, document),
    ...conditionProblems(conditionsAround(source), {}),
  ]
  for (const locale of document.locales) {
    const body = parseBody(document, { kind, locale, error })
    if ('problems' in body) problems.push(...body.problems)
    else bodies.set(locale, body.body)
  }
  return problems.length > 0
    ? { problems: withoutDuplicates(problems) }
    : { kind, document, bodies }
}

/** The conditions of a document and its sections, which have none. */
function conditionsAround(source: unknown): JsonObject {
  const { when, sections } = Object(source)
  return { when, sections: objectsIn(sections).map((section) => ({ when: section['when'] })) }
}

function parseBody(
  document: ImportedDocument,
  { kind, locale, error }: ParseOptions & { locale: Locale },
) {
  const { slug, title, description, article, sections, items } = document
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
  const localised = readSections(value)
  const withIds = assignIds(localised)
  const parsed = contentBody.safeParse(withIds, error && { error })
  const problems = [
    ...blockProblems({ kind, slug }, localised.sections),
    ...(parsed.success ? conditionProblems(withIds, parsed.data) : problemsOf(parsed.error.issues)),
  ]
  return parsed.success && problems.length === 0 ? { body: parsed.data } : { problems }
}

function shapeProblems(
  kind: DocumentKind,
  { items, sections }: ImportedDocument,
): DocumentProblem[] {
  if (kind === 'menu') return items ? [] : [{ path: ['items'], message: 'a menu has items' }]
  return sections ? [] : [{ path: ['sections'], message: `a ${kind} has sections` }]
}

const problemsOf = (issues: readonly Omit<DocumentProblem, 'code'>[]): DocumentProblem[] =>
  issues.map(({ path, message }) => ({ path, message }))

const indexOrName = (part: string) => (/^\d+$/.test(part) ? Number(part) : part)

/** The same problem often occurs in all locales. */
function withoutDuplicates(problems: readonly DocumentProblem[]): DocumentProblem[] {
  const uniqueProblems = new Map(
    problems.map((problem) => [`${problem.path.join('.')} ${problem.message}`, problem]),
  )
  return [...uniqueProblems.values()].slice(0, maxProblems)
}

type DocumentBody = JsonObject & { sections: UnparsedSections }

function readSections(body: unknown): DocumentBody {
  const { sections, ...rest } = Object(body)
  return {
    ...rest,
    sections: objectsIn(sections).map(({ name, blocks }) => ({
      name: String(name),
      blocks: objectsIn(blocks),
    })),
  }
}

/** Gives blocks and menu items without an id one that is derived from their position. */
function assignIds({ sections, items, ...rest }: DocumentBody): JsonObject {
  return {
    ...rest,
    ...(items !== undefined && { items: assignNodeIds(items, 'menu') }),
    sections: visitBlocks(
      { sections },
      {
        childrenOf: ({ blocks }) => objectsIn(blocks),
        visit: (block, children: JsonObject[], { section, indexes }) => [
          {
            ...block,
            id: block['id'] ?? [sections[section]?.name, ...indexes.map((i) => i + 1)].join('-'),
            fields: block['fields'] ?? {},
            ...(children.length > 0 && { blocks: children }),
          },
        ],
      },
    ),
  }
}

function assignNodeIds(nodes: unknown, parentId: string): JsonObject[] {
  return objectsIn(nodes).map((node, index) => {
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
  objectsIn(columns).map((column, index) => ({
    ...column,
    children: assignNodeIds(column['children'], `${parentId}-${index + 1}`),
  }))
