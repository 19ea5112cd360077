import { type DocumentKind, documentKindOfRow } from '@cairn/contract/imports/content-import'
import { z } from 'zod'
import { readClock } from '../../platform/clock-store.ts'
import type { Transaction } from '../../platform/database/database.ts'
import {
  type Change,
  importKind,
  type ImportedIds,
  type RowProblem,
} from '../../platform/import/import-kind.ts'
import { issueMessage } from '../../platform/import/read-rows.ts'
import { documentId } from '../documents/document-answer.ts'
import { publishedId } from '../moves/moved-page.ts'
import { insertPublications } from '../publishing/publish-store.ts'
import { draftOfParsed } from '../revisions/draft.ts'
import { lockContent, savedRevisionText, writeRevisions } from '../revisions/revision-store.ts'
import {
  changeImportedPeriods,
  findImportStates,
  type ImportState,
  recordImports,
  withdrawReplacedVersions,
} from './import-state-store.ts'
import { type ParsedDocument, parseDocument } from './parse-document.ts'
import { findBrokenReferences, type HasPicture } from './reference-check-store.ts'

/** Without `hasPicture`, the pictures that documents name are not checked. */
export const contentImports = (hasPicture?: HasPicture) =>
  Object.fromEntries(
    Object.entries(documentKindOfRow).map(([name, kind]) => [
      name,
      importKind(documentSchema(kind), {
        idsOf: ({ document: { slug, publish }, bodies }) => [
          slug,
          ...(publish === null
            ? []
            : [...bodies.keys()].map((locale) => publishedId(slug, locale))),
        ],
        check: (transaction, documents, importedIds) =>
          checkDocuments(transaction, { documents, importedIds, hasPicture }),
        write: writeChangedDocuments,
      }),
    ]),
  )

function documentSchema(kind: DocumentKind) {
  return z.unknown().transform((row, context) => {
    const parsed = parseDocument(row, { kind, error: issueMessage })
    if (!('problems' in parsed)) return parsed
    context.issues.push(
      ...parsed.problems.map(
        ({ code, path, message }) =>
          ({
            code: 'custom',
            input: row,
            path,
            message,
            ...(code && { params: { code } }),
          }) as const,
      ),
    )
    return z.NEVER
  })
}

type ImportedDocuments = {
  documents: readonly ParsedDocument[]
  importedIds: ImportedIds
  hasPicture: HasPicture | undefined
}

async function checkDocuments(
  transaction: Transaction,
  { documents, importedIds, hasPicture }: ImportedDocuments,
): Promise<RowProblem[]> {
  await lockContent(transaction)
  const states = await findImportStates(transaction, documents)
  const now = await readClock(transaction)
  const published = states.filter((state) => !isUnchanged(state) && isPublished(state.parsed))
  const rowById = new Map(documents.map((document, row) => [idOf(document), row]))
  const problems = await findBrokenReferences(transaction, {
    documents: published.map(({ parsed }) => parsed),
    importedIds,
    hasPicture,
  })
  return [
    ...states.flatMap(({ parsed, ...state }, row) =>
      isEdited(state) && !parsed.document.force ? [editedProblem(row, state)] : [],
    ),
    ...published.flatMap(({ parsed }) => periodProblems(parsed, now)),
    ...problems,
  ].map((problem) =>
    'row' in problem ? problem : { ...problem, row: rowById.get(problem.document) ?? 0 },
  )
}

function periodProblems(parsed: ParsedDocument, now: Date) {
  const { from, until } = parsed.document.publish ?? {}
  if (from !== undefined || until === undefined || new Date(until) > now) return []
  const path = ['publish', 'until']
  return [{ document: idOf(parsed), path, message: 'has passed already' }]
}

const isUnchanged = ({ isSame, isSamePublication }: ImportState) => isSame && isSamePublication

/** Whether the row would replace what was saved here since the last import. */
const isEdited = ({ revision, importedRevision, isSame }: Omit<ImportState, 'parsed'>) =>
  revision !== null && revision !== importedRevision && !isSame

function editedProblem(row: number, state: Omit<ImportState, 'parsed'>): RowProblem {
  return {
    row,
    path: [],
    code: 'documentEdited',
    message: `would overwrite ${savedRevisionText(state)}, which was saved here since the last import; "force": true overwrites it`,
  }
}

const batchSize = 200

/** Unchanged documents are skipped, so that importing a file twice publishes once. */
async function writeChangedDocuments(
  transaction: Transaction,
  documents: readonly ParsedDocument[],
): Promise<Change[]> {
  await lockContent(transaction)
  const changes: Change[] = []
  for (let index = 0; index < documents.length; index += batchSize) {
    const batch = documents.slice(index, index + batchSize)
    const states = await findImportStates(transaction, batch)
    await withdrawReplacedVersions(
      transaction,
      states.filter((state) => !isUnchanged(state)),
    )
    await writeContents(transaction, states)
    await changePublications(transaction, states)
    await recordImports(transaction, states)
    changes.push(...states.flatMap(changesOf))
  }
  return changes
}

async function writeContents(transaction: Transaction, states: readonly ImportState[]) {
  const changed = states.flatMap(({ parsed, isSame }) => (isSame ? [] : [parsed]))
  if (changed.length === 0) return
  const origin = { origin: 'import', author: null, note: null } as const
  const written = await writeRevisions(transaction, changed.map(draftOfParsed), origin)
  const revisions = new Map(written.map((row) => [documentId(row), row.revision]))
  await publish(
    transaction,
    changed.map((document) => ({ document, revision: revisions.get(idOf(document)) ?? 1 })),
  )
}

/** The row has the same content as before, with another publication: its version gets the new period. */
async function changePublications(transaction: Transaction, states: readonly ImportState[]) {
  const changed = states.filter(({ isSame, isSamePublication }) => isSame && !isSamePublication)
  if (changed.length === 0) return
  const rescheduled = await changeImportedPeriods(transaction, changed)
  await publish(
    transaction,
    changed
      .filter(({ parsed }) => !rescheduled.has(idOf(parsed)))
      .map(({ parsed, revision }) => ({ document: parsed, revision: revision ?? 1 })),
  )
}

const publish = (
  transaction: Transaction,
  revisions: readonly { document: ParsedDocument; revision: number }[],
) =>
  insertPublications(
    transaction,
    revisions
      .filter(({ document }) => isPublished(document))
      .map(({ document, revision }) => ({
        ...document.document.publish,
        document,
        revision,
        publishedBy: null,
      })),
  )

const isPublished = ({ document }: ParsedDocument) => document.publish !== null

const idOf = ({ kind, document: { slug } }: ParsedDocument) => documentId({ kind, slug })

function changesOf(state: ImportState): Change[] {
  if (isUnchanged(state)) return []
  const { kind: entity, document } = state.parsed
  const change = state.revision === null ? 'added' : 'changed'
  return [
    { entity, id: document.slug, change },
    ...(isEdited(state)
      ? [
          {
            entity,
            id: document.slug,
            change: 'overwritten' as const,
            revision: state.revision ?? 0,
          },
        ]
      : []),
  ]
}
