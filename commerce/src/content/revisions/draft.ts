import { articleMetadata } from '@cairn/contract/content/document'
import { isJsonObject, type JsonObject, textOf } from '@cairn/contract/content/json-object'
import {
  contentBody,
  type ContentBody,
  type DocumentKind,
  documentKindOfRow,
  importedDocument,
  schemaVersion,
} from '@cairn/contract/imports/content-import'
import { type Locale, locales } from '@cairn/contract/sites/sites'
import { localiseBody, type ParsedDocument } from '../import/parse-document.ts'
import { depthProblem, textProblem } from '../import/storable-document.ts'

export type DocumentKey = { kind: DocumentKind; slug: string }

export type RevisionOrigin = 'import' | 'edit' | 'rollback'

/** The content of a document in one locale as it is stored. That of a draft may be incomplete. */
export type StoredBody = {
  locale: Locale
  title: string
  body: JsonObject
  fragmentIds: string[]
  tagIds: string[]
  publishedOn: string | null
}

/** A document as its author left it: complete or not. */
export type Draft = DocumentKey & {
  /** Without the time of a publication, which belongs to a version. */
  source: JsonObject
  schemaVersion: number
  position: number
  bodies: StoredBody[]
}

/** A draft from what an author has written; a sentence if it cannot be stored at all. */
export function readDraft({ kind, slug }: DocumentKey, written: unknown): Draft | string {
  if (!isJsonObject(written)) return 'A document is a JSON object.'
  const unstorable = depthProblem(written) ?? textProblem(written)
  if (unstorable !== undefined) return `The document ${unstorable}.`
  const ownKind = kindOf(written['kind'] ?? kind)
  const ownSlug = written['slug'] ?? slug
  if (ownKind !== kind || ownSlug !== slug)
    return `The document says that it is ${textOf(ownKind)}:${textOf(ownSlug)}.`
  if (!importedDocument.shape.slug.safeParse(slug).success)
    return `${slug} cannot be the name of a document.`
  const { kind: _kind, ...content } = written
  const source = { ...content, slug }
  const complete = importedDocument.safeParse(source)
  return draftOf(kind, complete.success ? complete.data : source)
}

/** The kind of a document, also from the kind of a row that is imported. */
const kindOf = (name: unknown) =>
  Object.entries(documentKindOfRow).find(([rowKind]) => rowKind === name)?.[1] ?? name

/** The draft of a document that is complete. */
export const draftOfParsed = ({ kind, document, bodies }: ParsedDocument): Draft => ({
  ...draftHead(kind, document),
  bodies: storedBodies(bodies),
})

export const storedBodies = (bodies: ReadonlyMap<Locale, ContentBody>): StoredBody[] =>
  Array.from(bodies, ([locale, body]) => storedBody(locale, body))

function draftOf(kind: DocumentKind, written: JsonObject): Draft {
  const listed = importedDocument.shape.locales.safeParse(written['locales'])
  const documentLocales = listed.success ? listed.data : locales
  return {
    ...draftHead(kind, written),
    bodies: [...new Set(documentLocales)].map((locale) => draftBody(written, locale)),
  }
}

function draftHead(kind: DocumentKind, written: JsonObject) {
  const { publish: _publish, force: _force, ...source } = written
  const position = importedDocument.shape.position.safeParse(source['position'])
  return {
    kind,
    slug: String(source['slug']),
    source,
    schemaVersion,
    position: position.success ? position.data : 0,
  }
}

/** What is incomplete stays as it was written. Previews show such blocks with the reason. */
function draftBody(written: JsonObject, locale: Locale): StoredBody {
  const { withIds } = localiseBody(written, locale)
  const complete = contentBody.safeParse(withIds)
  if (complete.success) return storedBody(locale, complete.data)
  const { title, description, sections, items } = withIds
  const article = articleMetadata.safeParse(withIds['article'])
  return {
    locale,
    title: typeof title === 'string' ? title : '',
    body: {
      title: typeof title === 'string' ? title : '',
      description: typeof description === 'string' ? description : '',
      ...(article.success && { article: article.data }),
      sections,
      items: items ?? [],
    },
    fragmentIds: fragmentIdsIn(sections),
    tagIds: [],
    publishedOn: null,
  }
}

const storedBody = (locale: Locale, body: ContentBody): StoredBody => ({
  locale,
  title: body.title,
  body,
  fragmentIds: fragmentIdsIn(body.sections),
  tagIds: body.article?.tags.map(({ id }) => id) ?? [],
  publishedOn: body.article?.publishedOn ?? null,
})

const fragmentIdsIn = (part: unknown): string[] => [...new Set(referencesIn(part))]

/** Also those in lists of blocks that are incomplete. */
function referencesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(referencesIn)
  if (!isJsonObject(part)) return []
  const fragmentId: unknown = Object(part['fields'])['fragmentId']
  const isReference = part['type'] === 'fragment' && typeof fragmentId === 'string'
  return [...(isReference ? [fragmentId] : []), ...Object.values(part).flatMap(referencesIn)]
}
