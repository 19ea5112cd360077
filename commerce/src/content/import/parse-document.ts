import { type BlockList, visitBlocks } from '@cairn/contract/content/blocks/block-tree'
import { blockListsIn, withBlockLists } from '@cairn/contract/content/blocks/nested-blocks'
import { type JsonObject, objectsIn, textOf } from '@cairn/contract/content/json-object'
import { localiseDocument, sourcePath } from '@cairn/contract/content/localise'
import { isHiddenByShopPage } from '@cairn/contract/content/shop-pages'
import {
  contentBody,
  type ContentBody,
  type DocumentKind,
  type ImportedDocument,
  importedDocument,
} from '@cairn/contract/imports/content-import'
import type { Locale } from '@cairn/contract/sites/sites'
import { pageKinds } from '../moves/moved-page.ts'
import {
  blockProblems,
  conditionProblems,
  type DocumentProblem,
  idProblems,
  type UnparsedSections,
} from './block-problems.ts'
import { isWithin } from './paths.ts'
import { depthProblem, textProblem } from './storable-document.ts'
import { unknownFieldProblems } from './unknown-fields.ts'

export type ParsedDocument = {
  kind: DocumentKind
  document: ImportedDocument
  bodies: Map<Locale, ContentBody>
}

/** A document with problems. Its content was not validated; a document that cannot be read at all has none. */
export type RefusedDocument = {
  problems: DocumentProblem[]
  unchecked?: Pick<ParsedDocument, 'kind' | 'document'> & { bodies: Map<Locale, JsonObject> }
}

type ErrorMap = NonNullable<Parameters<typeof importedDocument.safeParse>[1]>['error']

type ParseOptions = {
  kind: DocumentKind
  /** Formats the messages of schema errors. */
  error?: ErrorMap
  maxProblems?: number
}

/** Parses a document in each of its locales, or returns all of its problems. */
export function parseDocument(
  source: unknown,
  { kind, error, maxProblems = 20 }: ParseOptions,
): ParsedDocument | RefusedDocument {
  const tooDeep = depthProblem(source)
  if (tooDeep !== undefined) return { problems: [{ path: [], message: tooDeep }] }
  const { document, issues } = readFields(source, error)
  if (!document) return { problems: problemsOf(issues) }
  const bodies = new Map<Locale, ContentBody>()
  const uncheckedBodies = new Map<Locale, JsonObject>()
  const problems: DocumentProblem[] = [
    ...problemsOf(issues),
    ...slugProblems(kind, document),
    ...shapeProblems(kind, document),
    ...conditionProblems(conditionsAround(source), {}),
  ]
  for (const locale of document.locales) {
    const { unchecked, ...body } = parseBody(document, { kind, locale, error })
    uncheckedBodies.set(locale, unchecked)
    if ('body' in body) bodies.set(locale, body.body)
    else problems.push(...body.problems.map((problem) => ({ ...problem, locales: [locale] })))
  }
  const unstorable = textProblem(source)
  if (problems.length === 0 && unstorable !== undefined)
    return { problems: [{ path: [], message: unstorable }] }
  return problems.length > 0
    ? {
        problems: mergeLocales(problems, document.locales).slice(0, maxProblems),
        unchecked: { kind, document, bodies: uncheckedBodies },
      }
    : { kind, document, bodies }
}

/** The fields around the content. Unknown ones, and those that the content does not depend on, may have problems. */
function readFields(source: unknown, error: ErrorMap) {
  const parsed = importedDocument.safeParse(source, error && { error })
  if (parsed.success) return { document: parsed.data, issues: [] }
  const { issues } = parsed.error
  const names = new Set(issues.flatMap(fieldsWithProblem))
  const isReadable = !contentFields.some((name) => names.has(name))
  const others = Object.entries(Object(source)).filter(([name]) => !names.has(name))
  const rest = isReadable ? importedDocument.safeParse(Object.fromEntries(others)) : undefined
  return { document: rest?.data, issues }
}

const contentFields = ['slug', 'locales', 'title', 'article', 'sections', 'items']

type FieldIssue = NonNullable<
  ReturnType<typeof importedDocument.safeParse>['error']
>['issues'][number]

const fieldsWithProblem = (issue: FieldIssue): PropertyKey[] =>
  issue.path.length === 0 && issue.code === 'unrecognized_keys'
    ? issue.keys
    : issue.path.slice(0, 1)

/** The conditions of a document and its sections, which have none. */
function conditionsAround(source: unknown): JsonObject {
  const { when, sections } = Object(source)
  return { when, sections: objectsIn(sections).map((section) => ({ when: section['when'] })) }
}

type ReadBody = { unchecked: JsonObject } & (
  | { body: ContentBody }
  | { problems: DocumentProblem[] }
)

function parseBody(
  document: ImportedDocument,
  { kind, locale, error }: ParseOptions & { locale: Locale },
): ReadBody {
  const { localised, withIds, missing } = localiseBody(document, locale)
  const parsed = contentBody.safeParse(withIds, error && { error })
  const problems = blockProblems({ kind, slug: document.slug }, localised.sections)
  if (parsed.success) {
    problems.push(
      ...idProblems(withIds.sections),
      ...conditionProblems(withIds, parsed.data),
      ...unknownFieldProblems(withIds, parsed.data, problems),
    )
  } else problems.push(...withoutUnknownBlocks(problemsOf(parsed.error.issues), problems))
  if (parsed.success && problems.length + missing.length === 0)
    return { body: parsed.data, unchecked: withIds }
  const missingPaths = missing.map((path) => path.split('.').map(indexOrName))
  const written = problems.map((problem) => ({
    ...problem,
    path: sourcePath(document, problem.path, locale),
  }))
  return {
    problems: [
      ...missingPaths.map((path) => ({ path, message: missingText })),
      ...written.filter((problem) => !missingPaths.some((path) => isCausedBy(problem, path))),
    ],
    unchecked: withIds,
  }
}

/** The schema also refuses a missing text, sometimes at the place of what contains it. */
const isCausedBy = ({ path, code }: DocumentProblem, missing: readonly PropertyKey[]): boolean =>
  isWithin(path, missing) || (code === undefined && isWithin(missing, path))

/** The schema refuses an unknown type too, without its name. */
const withoutUnknownBlocks = (
  issues: readonly DocumentProblem[],
  problems: readonly DocumentProblem[],
) => {
  const unknown = problems.filter(({ code }) => code === 'blockUnknown')
  return issues.filter(({ path }) => !unknown.some((other) => isWithin(path, other.path)))
}

/** The content of a document in one locale, with ids, not validated yet. */
export function localiseBody(document: LocalisableDocument, locale: Locale) {
  const { title, description, article, sections, items } = document
  const { value, missing } = localiseDocument(
    { title, description, article, sections, items },
    locale,
  )
  const localised = readSections(value)
  return { localised, withIds: assignIds(localised), missing }
}

type LocalisableDocument = Readonly<
  Partial<Record<'title' | 'description' | 'article' | 'sections' | 'items', unknown>>
>

function slugProblems(kind: DocumentKind, { slug }: ImportedDocument): DocumentProblem[] {
  const hasUrl = pageKinds.some((pageKind) => pageKind === kind)
  if (!hasUrl || !isHiddenByShopPage(slug)) return []
  return [{ path: ['slug'], message: `/${slug} is a page of the shop`, code: 'slugOfShopPage' }]
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

const missingText = 'the text is missing'

/** One problem instead of one for each locale. A problem of all locales names none, except a missing text. */
function mergeLocales(
  problems: readonly DocumentProblem[],
  documentLocales: readonly Locale[],
): DocumentProblem[] {
  const groups = Map.groupBy(problems, ({ path, message }) => `${path.join('.')} ${message}`)
  return [...groups.values()].flatMap((group) => {
    const locales = group.flatMap((problem) => problem.locales ?? [])
    return group.slice(0, 1).map(({ locales: _first, ...problem }) => {
      if (problem.message === missingText)
        return { ...problem, message: `${missingText} for ${locales.join(', ')}`, locales }
      const isEverywhere = documentLocales.every((locale) => locales.includes(locale))
      return isEverywhere || locales.length === 0 ? problem : { ...problem, locales }
    })
  })
}

export type UnparsedBody = JsonObject & { sections: UnparsedSections }

function readSections(body: unknown): UnparsedBody {
  const { sections, ...rest } = Object(body)
  return {
    ...rest,
    sections: objectsIn(sections).map(({ name, blocks }) => ({
      name: textOf(name),
      blocks: objectsIn(blocks),
    })),
  }
}

/** Gives blocks and menu items without an id one that is derived from their position. */
function assignIds({ sections, items, ...rest }: UnparsedBody): UnparsedBody {
  return {
    ...rest,
    ...(items !== undefined && { items: assignNodeIds(items, 'menu') }),
    sections: visitBlocks(
      { sections },
      {
        listsIn: blockListsIn,
        visit: (block, lists: BlockList<JsonObject>[], { section, path }) => [
          {
            fields: {},
            ...withBlockLists(block, lists),
            id: block['id'] ?? [sections[section]?.name, ...positionIn(path)].join('-'),
          },
        ],
      },
    ),
  }
}

/** Names the list only where a block may have several. */
const positionIn = (path: readonly (string | number)[]): (string | number)[] =>
  path.flatMap((step): (string | number)[] => {
    if (typeof step === 'number') return [step + 1]
    return step === 'blocks' || step === 'fields' ? [] : [step]
  })

function assignNodeIds(nodes: unknown, parentId: string): JsonObject[] {
  return objectsIn(nodes).map((node, index) => {
    const id = node['id'] ?? `${parentId}-${index + 1}`
    const nodesIn = (key: string) =>
      node[key] === undefined ? {} : { [key]: assignNodeIds(node[key], textOf(id)) }
    return {
      ...node,
      id,
      ...nodesIn('children'),
      ...nodesIn('visualSelectors'),
      ...(node['columns'] !== undefined && {
        columns: assignColumnIds(node['columns'], textOf(id)),
      }),
    }
  })
}

const assignColumnIds = (columns: unknown, parentId: string) =>
  objectsIn(columns).map((column, index) => ({
    ...column,
    children: assignNodeIds(column['children'], `${parentId}-${index + 1}`),
  }))
