import { singleLine } from '@cairn/contract/fields/inputs'
import { documentKinds, inOurTimes } from '@cairn/contract/imports/content-import'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { documentId } from '../documents/document-answer.ts'
import type { HasPicture } from '../import/reference-check-store.ts'
import { publishDocuments } from '../publishing/publish-store.ts'
import { changePeriod, type ScheduleRefused, withdraw } from '../publishing/schedule-store.ts'
import { diffDocuments } from '../revisions/document-diff.ts'
import { type DocumentKey, readDraft } from '../revisions/draft.ts'
import {
  type RevisionOutdated,
  rollBack,
  saveDraft,
  savedRevisionText,
} from '../revisions/revision-store.ts'
import {
  type ContentReport,
  differenceLines,
  periodText,
  printed,
  problemLine,
  publishedLine,
  refused,
  revisionLine,
  summaryLine,
  versionLine,
} from './content-command.ts'
import {
  findDocumentSummaries,
  findRevision,
  findRevisions,
  findVersions,
} from './document-history-store.ts'

const documentKey = z.object({ kind: z.enum(documentKinds), slug: z.string() })
const number = z.int32().positive()
const documents = z.array(documentKey.extend({ revision: number.optional() })).min(1)
/** In universal time, because PostgreSQL does not know every offset. */
const instant = z.iso
  .datetime({ offset: true })
  .regex(inOurTimes, 'must be a time between 1000 and 2999')
  .transform((text) => new Date(text).toISOString())
const authorship = { author: singleLine(120).nullable(), note: singleLine(500).nullable() }

/** What staff can ask for with `npm run content`. */
export const contentCommand = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list'), kinds: z.array(z.enum(documentKinds)) }),
  z.object({ action: z.literal('show'), document: documentKey, revision: number.optional() }),
  z.object({
    action: z.literal('diff'),
    document: documentKey,
    before: number.optional(),
    after: number.optional(),
  }),
  z.object({
    action: z.literal('save'),
    document: documentKey,
    source: z.unknown(),
    expectedRevision: number.optional(),
    ...authorship,
  }),
  z.object({
    action: z.literal('publish'),
    documents,
    from: instant.optional(),
    until: instant.optional(),
    author: authorship.author,
  }),
  z.object({
    action: z.literal('schedule'),
    document: documentKey,
    version: number,
    from: instant.nullable().optional(),
    until: instant.nullable().optional(),
  }),
  z.object({ action: z.literal('unpublish'), documents, version: number.optional() }),
  z.object({
    action: z.literal('rollback'),
    document: documentKey,
    revision: number,
    ...authorship,
  }),
])
export type ContentCommand = z.infer<typeof contentCommand>
type Command<Action extends ContentCommand['action']> = Extract<ContentCommand, { action: Action }>

export const contentReport = z.object({ ok: z.boolean(), lines: z.array(z.string()) })

type CommandSettings = { database: Database; hasPicture?: HasPicture | undefined }

export function runContentCommand(
  { database, hasPicture }: CommandSettings,
  command: ContentCommand,
): Promise<ContentReport> {
  switch (command.action) {
    case 'list':
      return list(database, command)
    case 'show':
      return show(database, command)
    case 'diff':
      return diff(database, command)
    case 'save':
      return save(database, command)
    case 'publish':
      return publish({ database, hasPicture }, command)
    case 'schedule':
      return changeSchedule(database, command)
    case 'unpublish':
      return unpublish(database, command)
    case 'rollback':
      return rollback(database, command)
  }
}

const unknownDocument = (document: DocumentKey) =>
  refused(`${documentId(document)}: there is no such document. (documentUnknown)`)

const unknownRevision = (document: DocumentKey, revision: number) =>
  refused(`${documentId(document)}: there is no revision ${revision} of it. (revisionUnknown)`)

async function list(database: Database, { kinds }: Command<'list'>) {
  const summaries = await findDocumentSummaries(database, kinds)
  return printed(...summaries.map(summaryLine))
}

/** The history of a document, or the content of one of its revisions. */
async function show(database: Database, { document, revision }: Command<'show'>) {
  if (revision !== undefined) {
    const found = await findRevision(database, { ...document, revision })
    return found
      ? printed(JSON.stringify(found.source, null, 2))
      : unknownRevision(document, revision)
  }
  const revisions = await findRevisions(database, document)
  if (revisions.length === 0) return unknownDocument(document)
  const versions = await findVersions(database, document)
  return printed(
    documentId(document),
    ...revisions.map((row) => `  ${revisionLine(row)}`),
    ...versions.map((row) => `  ${versionLine(row)}`),
  )
}

/** By default the newest revision is compared with the one before. */
async function diff(database: Database, { document, before, after }: Command<'diff'>) {
  const newer = await findRevision(database, { ...document, revision: after })
  if (!newer)
    return after === undefined ? unknownDocument(document) : unknownRevision(document, after)
  const olderNumber = before ?? newer.revision - 1
  if (olderNumber === 0) return printed('This is the first revision.')
  const older = await findRevision(database, { ...document, revision: olderNumber })
  if (!older) return unknownRevision(document, olderNumber)
  const differences = diffDocuments(older.source, newer.source)
  if (differences.length === 0) return printed('Nothing differs.')
  return printed(
    `${documentId(document)}, revision ${older.revision} (-) and revision ${newer.revision} (+)`,
    ...differences.flatMap(differenceLines),
  )
}

async function save(database: Database, command: Command<'save'>) {
  const { document, source, expectedRevision = 0, author, note } = command
  const draft = readDraft(document, source)
  if (typeof draft === 'string') return refused(`${draft} (documentMalformed)`)
  const saved = await saveDraft(database, { draft, expectedRevision, author, note })
  if (!saved.ok) return refused(outdatedSentence(document, command, saved.refusal))
  const id = documentId(document)
  const { revision, isNew } = saved.value
  return printed(
    isNew
      ? `Saved revision ${revision} of ${id}.`
      : `Revision ${revision} of ${id} is the same; nothing was saved.`,
  )
}

function outdatedSentence(
  document: DocumentKey,
  { expectedRevision }: Command<'save'>,
  { code, currentRevision, author, savedAt }: RevisionOutdated,
) {
  const id = documentId(document)
  if (currentRevision === 0)
    return `${id}: there is no such document, so expect no revision. (${code})`
  const saved = savedRevisionText({ revision: currentRevision, author, savedAt })
  return expectedRevision === undefined
    ? `${id} exists already, with ${saved}: name the revision that you have edited. (${code})`
    : `${id} has ${saved} meanwhile, not ${expectedRevision}: nothing was saved. (${code})`
}

async function publish(
  { database, hasPicture }: CommandSettings,
  { documents: requested, from, until, author }: Command<'publish'>,
) {
  const ids = requested.map(documentId)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) return refused(`${twice} is named twice. (documentRepeated)`)
  const published = await publishDocuments(database, {
    documents: requested,
    from,
    until,
    publishedBy: author,
    hasPicture,
  })
  if (!published.ok) {
    const { code } = published.refusal
    if (code === 'endBeforeStart') return refused(`The end would not be after the start. (${code})`)
    const lines = published.refusal.problems.map(problemLine)
    return refused(...lines, `Nothing was published. (${code})`)
  }
  const lines: string[] = []
  for (const version of published.value) {
    const versions = await findVersions(database, version)
    const state = versions.find((row) => row.version === version.version)?.state ?? 'taken down'
    lines.push(publishedLine({ ...version, state }))
  }
  return printed(...lines)
}

async function changeSchedule(database: Database, command: Command<'schedule'>) {
  const { document, version, from, until } = command
  const changed = await changePeriod(database, { ...document, version }, { from, until })
  const name = `${documentId(document)}, version ${version}`
  return changed.ok
    ? printed(`${name}: ${periodText(changed.value)}.`)
    : refused(`${name}: ${refusedSchedules[changed.refusal.code]} (${changed.refusal.code})`)
}

const refusedSchedules: Record<ScheduleRefused['code'], string> = {
  versionUnknown: 'there is no such version.',
  versionWithdrawn: 'it was taken down; publish its revision again.',
  endBeforeStart: 'the end would not be after the start.',
}

async function unpublish(
  database: Database,
  { documents: requested, version }: Command<'unpublish'>,
) {
  const withdrawn = await withdraw(database, { documents: requested, version })
  if (withdrawn.ok) {
    return printed(
      ...withdrawn.value.map((row) => `Took down version ${row.version} of ${documentId(row)}.`),
    )
  }
  const { documents: others, code } = withdrawn.refusal
  const what = version === undefined ? 'nothing' : `no version ${version}`
  return refused(
    ...others.map((id) => `${id}: ${what} is shown or scheduled.`),
    `Nothing was taken down. (${code})`,
  )
}

async function rollback(
  database: Database,
  { document, revision, author, note }: Command<'rollback'>,
) {
  const earlier = await findRevision(database, { ...document, revision })
  if (!earlier) return unknownRevision(document, revision)
  const draft = readDraft(document, earlier.source)
  if (typeof draft === 'string') return refused(`${draft} (documentMalformed)`)
  const saved = await rollBack(database, {
    draft,
    author,
    note: note ?? `The content of revision ${revision}`,
  })
  const id = documentId(document)
  return printed(
    saved.isNew
      ? `Saved revision ${saved.revision} of ${id}, with the content of revision ${revision}.`
      : `Revision ${saved.revision} of ${id} has this content already; nothing was saved.`,
  )
}
