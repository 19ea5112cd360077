import { blockDeclarations } from '@cairn/contract/content-blocks'
import {
  contentBody,
  type ContentBody,
  type DocumentKind,
  type ImportedDocument,
  importedDocument,
} from '@cairn/contract/content-import'
import { inLocale } from '@cairn/contract/content-locales'
import type { Locale } from '@cairn/contract/sites'
import { identified } from './identified.ts'

/** Where something is wrong in a document that was handed in, and what. */
export type Problem = { path: PropertyKey[]; message: string }

export type ReadDocument = {
  kind: DocumentKind
  document: ImportedDocument
  bodies: Map<Locale, ContentBody>
}

type Telling = NonNullable<Parameters<typeof importedDocument.safeParse>[1]>['error']

type Reading = {
  kind: DocumentKind
  /** Says in words what a schema does not like. */
  error?: Telling
}

const mostProblems = 20

/** A document as it was handed in, read in each of its locales; or everything that is wrong with it. */
export function readDocument(
  given: unknown,
  { kind, error }: Reading,
): ReadDocument | { problems: Problem[] } {
  const parsed = importedDocument.safeParse(given, error && { error })
  if (!parsed.success) return { problems: problemsOf(parsed.error.issues) }
  const document = parsed.data
  const bodies = new Map<Locale, ContentBody>()
  const problems: Problem[] = [...shapeProblems(kind, document)]
  for (const locale of document.locales) {
    const read = bodyIn(document, { locale, error })
    if ('problems' in read) problems.push(...read.problems)
    else bodies.set(locale, read.body)
  }
  return problems.length > 0 ? { problems: onceEach(problems) } : { kind, document, bodies }
}

type InLocale = { locale: Locale; error: Telling }

function bodyIn(document: ImportedDocument, { locale, error }: InLocale) {
  const { title, description, article, sections, items } = document
  const { value, missing } = inLocale({ title, description, article, sections, items }, locale)
  if (missing.length > 0) {
    return {
      problems: missing.map((path) => ({
        path: path.split('.').map(indexOrName),
        message: `nothing is said for ${locale}`,
      })),
    }
  }
  const whole = identified(value)
  const parsed = contentBody.safeParse(whole, error && { error })
  if (!parsed.success) return { problems: problemsOf(parsed.error.issues) }
  const strange = strangeFields(whole.sections)
  return strange.length > 0 ? { problems: strange } : { body: parsed.data }
}

/** A menu has items, everything else has sections. */
function shapeProblems(kind: DocumentKind, { items, sections }: ImportedDocument): Problem[] {
  if (kind === 'menu') return items ? [] : [{ path: ['items'], message: 'a menu has items' }]
  return sections ? [] : [{ path: ['sections'], message: `a ${kind} has sections` }]
}

type Known = Readonly<Record<string, readonly string[]>>
const knownFields: Known = Object.fromEntries(
  blockDeclarations.map(({ type, fields }) => [type, Object.keys(fields.shape)]),
)

/** A field that a block does not have is a slip of the pen; it would be lost without a word. */
const strangeFields = (sections: ReturnType<typeof identified>['sections']): Problem[] =>
  sections.flatMap(({ blocks }, section) =>
    blocks.flatMap(({ type, fields }, at) =>
      Object.keys(Object(fields))
        .filter((field) => !knownFields[String(type)]?.includes(field))
        .map((field) => ({
          path: ['sections', section, 'blocks', at, 'fields', field],
          message: `a ${String(type)} has no such field`,
        })),
    ),
  )

type Issue = { path: PropertyKey[]; message: string }

const problemsOf = (issues: readonly Issue[]): Problem[] =>
  issues.map(({ path, message }) => ({ path, message }))

const indexOrName = (part: string) => (/^\d+$/.test(part) ? Number(part) : part)

/** What is wrong in one locale is often wrong in all. */
function onceEach(problems: readonly Problem[]): Problem[] {
  const seen = new Map(
    problems.map((problem) => [`${problem.path.join('.')} ${problem.message}`, problem]),
  )
  return [...seen.values()].slice(0, mostProblems)
}
